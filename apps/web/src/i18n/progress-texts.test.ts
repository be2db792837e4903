import { describe, expect, it } from 'vitest';
import exam from './en/exam.json' with { type: 'json' };
import progress from './en/progress.json' with { type: 'json' };
import reports from './en/reports.json' with { type: 'json' };
import scores from './en/scores.json' with { type: 'json' };
import chinese from './zh/reports.json' with { type: 'json' };

describe('texts of progress and reports', () => {
  it('name the figures, the criteria and the failures as specified', () => {
    expect(progress.title).toBe('Progress & Analytics');
    expect(Object.values(progress.overview)).toEqual([
      'Total Practice Sessions',
      'Average Score',
      'Highest Score',
      'Total Practice Minutes',
    ]);
    expect(Object.values(scores.skill)).toEqual([
      'Fluency & Coherence',
      'Lexical Resource',
      'Grammatical Range & Accuracy',
      'Pronunciation',
    ]);
    expect(progress.failed).toMatchObject({
      stats: 'Failed to fetch user statistics',
      history: 'Failed to fetch score history',
      skills: 'Failed to fetch skill progress',
    });
    expect(exam.report.download).toBe('Download Report');
  });

  it('call what is missing N/A, and the trends as specified', () => {
    expect(reports.notAvailable).toBe('N/A');
    expect([reports.improving, reports.declining, reports.stable, reports.unknown]).toEqual([
      'Improving',
      'Needs improvement',
      'Stable',
      'Unknown',
    ]);
    expect([reports.audioUnavailable, reports.statsUnavailable]).toEqual([
      'Audio report data unavailable',
      'Statistics unavailable',
    ]);
  });

  it('say in Chinese that a report could not be loaded, and to try later', () => {
    expect(chinese.failedText).toBe('加载报告数据失败，请稍后重试。');
  });
});
