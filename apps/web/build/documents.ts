import type { Language } from '@bandwise/contract/languages';
import { defaultLanguage } from '@bandwise/contract/languages';

/** A document of the app: what the browser is sent for a path, with everything that page needs at once named in it. */
export interface PageDocument {
  /** As in the routes; `id` stands for a number. */
  path: string;
  module?: string;
  /** What it asks for only when something else has come, as the store names it. */
  asksLater?: string[];
}

/** Stands for the number in a path while its document is written; `before-paint.js` puts the real one in its place. */
export const anyId = '8888888888';

/** Written out as a visitor sees them who is not signed in. */
export const publicDocuments: PageDocument[] = [
  { path: '/', module: 'home/home-page' },
  { path: '/login', module: 'sign-in/sign-in-page' },
  { path: '/register', module: 'sign-in/register-page' },
  { path: '/forgot-password', module: 'sign-in/forgot-password-page' },
];

/** Written out as a learner sees them until their figures have come. */
export const learnerDocuments: PageDocument[] = [
  { path: '/dashboard', module: 'dashboard/dashboard-page' },
  { path: '/exam-tests', module: 'exam-tests/exam-tests-page' },
  { path: '/exam-test-practice/id', module: 'practice/practice-page' },
  {
    path: '/exam-test-results/id',
    module: 'results/results-page',
    asksLater: [`sessionRecordings(${anyId})`],
  },
  {
    path: '/feedback/id',
    module: 'feedback/feedback-page',
    asksLater: [`sessionStatus(${anyId})`, `sessionFeedback(${anyId})`],
  },
  { path: '/feedback/id/coaching', module: 'coaching/coaching-page' },
  { path: '/history', module: 'history/history-page' },
  { path: '/progress', module: 'progress/progress-page' },
  { path: '/reports', module: 'reports/statistics-report-page' },
  { path: '/reports/id', module: 'reports/detailed-report-page' },
  { path: '/profile', module: 'profile/profile-page' },
];

/** For any other path: the screens of administrators, and what does not exist. */
export const otherDocument: PageDocument = { path: '/app' };

/** The server looks for a path's document under this name. */
export function fileOf({ path }: PageDocument, language: Language): string {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.');
  return language === defaultLanguage ? `${name}.html` : `${name}.${language}.html`;
}
