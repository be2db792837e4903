import type { LearnerWithFeedback } from './learner-with-feedback.ts';

export interface AuditedPage {
  name: string;
  path: string;
  isSignedIn: boolean;
}

/** Every screen that a learner goes to. */
export const auditedPages = (learner: LearnerWithFeedback): AuditedPage[] => [
  { name: 'home', path: '/', isSignedIn: false },
  { name: 'sign-in', path: '/login', isSignedIn: false },
  { name: 'registration', path: '/register', isSignedIn: false },
  { name: 'forgotten password', path: '/forgot-password', isSignedIn: false },
  { name: 'dashboard', path: '/dashboard', isSignedIn: true },
  { name: 'hub', path: '/exam-tests', isSignedIn: true },
  { name: 'practice', path: `/exam-test-practice/${learner.unfinishedSessionId}`, isSignedIn: true },
  { name: 'results', path: `/exam-test-results/${learner.scoredSessionId}`, isSignedIn: true },
  { name: 'feedback', path: `/feedback/${learner.scoredSessionId}`, isSignedIn: true },
  { name: 'coaching', path: `/feedback/${learner.scoredSessionId}/coaching`, isSignedIn: true },
  { name: 'history', path: '/history', isSignedIn: true },
  { name: 'progress', path: '/progress', isSignedIn: true },
  { name: 'reports', path: '/reports', isSignedIn: true },
  { name: 'report of an answer', path: `/reports/${learner.audioId}`, isSignedIn: true },
  { name: 'profile', path: '/profile', isSignedIn: true },
];
