import type audioPlayer from './en/audio-player.json';
import type coaching from './en/coaching.json';
import type common from './en/common.json';
import type dashboard from './en/dashboard.json';
import type debug from './en/debug.json';
import type exam from './en/exam.json';
import type examTests from './en/exam-tests.json';
import type feedback from './en/feedback.json';
import type history from './en/history.json';
import type home from './en/home.json';
import type operations from './en/operations.json';
import type outbox from './en/outbox.json';
import type papers from './en/papers.json';
import type phonemeTips from './en/phoneme-tips.json';
import type practice from './en/practice.json';
import type profile from './en/profile.json';
import type progress from './en/progress.json';
import type pronunciation from './en/pronunciation.json';
import type recorder from './en/recorder.json';
import type reports from './en/reports.json';
import type results from './en/results.json';
import type scoreReport from './en/score-report.json';
import type scores from './en/scores.json';
import type signIn from './en/sign-in.json';
import type speechModels from './en/speech-models.json';
import type testRecords from './en/test-records.json';
import type userManagement from './en/user-management.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      'audio-player': typeof audioPlayer;
      coaching: typeof coaching;
      common: typeof common;
      dashboard: typeof dashboard;
      debug: typeof debug;
      'exam-tests': typeof examTests;
      exam: typeof exam;
      feedback: typeof feedback;
      history: typeof history;
      home: typeof home;
      operations: typeof operations;
      outbox: typeof outbox;
      papers: typeof papers;
      'phoneme-tips': typeof phonemeTips;
      practice: typeof practice;
      profile: typeof profile;
      progress: typeof progress;
      pronunciation: typeof pronunciation;
      recorder: typeof recorder;
      reports: typeof reports;
      results: typeof results;
      'score-report': typeof scoreReport;
      scores: typeof scores;
      'sign-in': typeof signIn;
      'speech-models': typeof speechModels;
      'test-records': typeof testRecords;
      'user-management': typeof userManagement;
    };
  }
}
