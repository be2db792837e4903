import type { ParseKeys } from 'i18next';
import { lazyPage } from './lazy-page.tsx';

type PageTitle = ParseKeys<['common', 'sign-in']>;

export const HomePage = lazyPage(() => import('../features/home/home-page.tsx'), ['home']);
export const SignInPage = lazyPage(() => import('../features/sign-in/sign-in-page.tsx'), ['sign-in']);
export const RegisterPage = lazyPage(() => import('../features/sign-in/register-page.tsx'), ['sign-in']);
export const ForgotPasswordPage = lazyPage(
  () => import('../features/sign-in/forgot-password-page.tsx'),
  ['sign-in'],
);
export const ProfilePage = lazyPage(() => import('../features/profile/profile-page.tsx'), ['profile']);
export const UsersPage = lazyPage(
  () => import('../features/user-management/users-page.tsx'),
  ['user-management', 'exam'],
);
export const DashboardPage = lazyPage(
  () => import('../features/dashboard/dashboard-page.tsx'),
  ['dashboard', 'exam', 'scores'],
);
export const ExamTestsPage = lazyPage(
  () => import('../features/exam-tests/exam-tests-page.tsx'),
  ['exam-tests', 'exam'],
);
export const PracticePage = lazyPage(
  () => import('../features/practice/practice-page.tsx'),
  ['practice', 'exam', 'recorder', 'speech-models'],
);
export const ExamGatePage = lazyPage(
  () => import('../features/practice/exam-gate-page.tsx'),
  ['practice', 'exam'],
);
export const ResultsPage = lazyPage(
  () => import('../features/results/results-page.tsx'),
  ['results', 'audio-player', 'exam'],
);
export const FeedbackPage = lazyPage(
  () => import('../features/feedback/feedback-page.tsx'),
  ['feedback', 'pronunciation', 'audio-player', 'exam'],
);
export const CoachingPage = lazyPage(
  () => import('../features/coaching/coaching-page.tsx'),
  ['coaching', 'phoneme-tips', 'recorder'],
);
export const HistoryPage = lazyPage(
  () => import('../features/history/history-page.tsx'),
  ['history', 'exam'],
);
export const ProgressPage = lazyPage(
  () => import('../features/progress/progress-page.tsx'),
  ['progress', 'scores', 'exam'],
);
export const StatisticsReportPage = lazyPage(
  () => import('../features/reports/statistics-report-page.tsx'),
  ['reports', 'scores', 'progress'],
);
export const DetailedReportPage = lazyPage(
  () => import('../features/reports/detailed-report-page.tsx'),
  ['reports', 'score-report', 'exam'],
);
export const OperationsPage = lazyPage(
  () => import('../features/operations/operations-page.tsx'),
  ['operations'],
);
export const OperationsRefusal = lazyPage(
  () => import('../features/operations/operations-refusal.tsx'),
  ['operations'],
);
export const TestRecordsPage = lazyPage(
  () => import('../features/test-records/test-records-page.tsx'),
  ['test-records', 'exam'],
);
export const AdminFeedbackPage = lazyPage(
  () => import('../features/feedback/admin/admin-feedback-page.tsx'),
  ['test-records', 'feedback', 'pronunciation', 'audio-player', 'exam'],
);
export const PapersPage = lazyPage(() => import('../features/papers/papers-page.tsx'), ['papers', 'exam']);
export const DebugPage = lazyPage(() => import('../features/debug/debug-page.tsx'), ['debug', 'exam']);
export const NotFoundPage = lazyPage(() => import('../features/errors/not-found-page.tsx'));

/** Written to files when the app is built, so that a first visit sees them before any script has run. */
export const publicTitles: Record<string, PageTitle> = {
  '/': 'title',
  '/login': 'sign-in:signIn.title',
  '/register': 'sign-in:register.title',
  '/forgot-password': 'sign-in:forgot.title',
};

const documentPages: Record<string, { preload: () => Promise<unknown>; texts: string[] }> = {
  '/': HomePage,
  '/login': SignInPage,
  '/register': RegisterPage,
  '/forgot-password': ForgotPasswordPage,
  '/dashboard': DashboardPage,
  '/exam-tests': ExamTestsPage,
  '/exam-test-practice/id': PracticePage,
  '/exam-test-results/id': ResultsPage,
  '/feedback/id': FeedbackPage,
  '/feedback/id/coaching': CoachingPage,
  '/history': HistoryPage,
  '/progress': ProgressPage,
  '/reports': StatisticsReportPage,
  '/reports/id': DetailedReportPage,
  '/profile': ProfilePage,
};

/** The page of a document: loaded before anything is drawn, so that what the document shows stays until then. */
export const pageAt = (path: string) => documentPages[path.replaceAll(/\/\d+(?=\/|$)/g, '/id')];
