import { Route, Routes } from 'react-router';
import { AdminOnly } from './guards/admin-only.tsx';
import { GuestOnly } from './guards/guest-only.tsx';
import { RequireSignIn } from './guards/require-sign-in.tsx';
import { Layout } from './layout/layout.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import * as Pages from './pages.ts';

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<Pages.HomePage />} />
        <Route element={<GuestOnly />}>
          <Route path="login" element={<Pages.SignInPage />} />
          <Route path="register" element={<Pages.RegisterPage />} />
          <Route path="forgot-password" element={<Pages.ForgotPasswordPage />} />
        </Route>
        <Route element={<RequireSignIn />}>
          <Route path="feedback/:sessionId" element={<Pages.FeedbackPage />} />
          <Route path="exam-test/:sessionId/feedback" element={<Pages.FeedbackPage />} />
          <Route element={<PageFrame />}>
            <Route path="profile" element={<Pages.ProfilePage />} />
            <Route path="dashboard" element={<Pages.DashboardPage />} />
            <Route path="exam-tests" element={<Pages.ExamTestsPage />} />
            <Route path="exam/:sessionId" element={<Pages.ExamGatePage />} />
            <Route path="exam-test-results/:sessionId" element={<Pages.ResultsPage />} />
            <Route path="feedback/:sessionId/coaching" element={<Pages.CoachingPage />} />
            <Route path="history" element={<Pages.HistoryPage />} />
            <Route path="progress" element={<Pages.ProgressPage />} />
            <Route path="reports" element={<Pages.StatisticsReportPage />} />
            <Route path="reports/:audioId" element={<Pages.DetailedReportPage />} />
            <Route element={<AdminOnly refusal="userManagement" />}>
              <Route path="admin/users" element={<Pages.UsersPage />} />
            </Route>
            <Route element={<AdminOnly refusal={<Pages.OperationsRefusal />} />}>
              <Route path="admin/operations" element={<Pages.OperationsPage />} />
            </Route>
            <Route element={<AdminOnly refusal="text" />}>
              <Route path="tests" element={<Pages.TestRecordsPage />} />
              <Route path="tests/papers" element={<Pages.PapersPage />} />
              <Route path="tests/:id" element={<Pages.AdminFeedbackPage />} />
              <Route path="feedback/admin/:id" element={<Pages.AdminFeedbackPage />} />
              <Route path="debug" element={<Pages.DebugPage />} />
            </Route>
          </Route>
        </Route>
        <Route element={<PageFrame />}>
          <Route path="*" element={<Pages.NotFoundPage />} />
        </Route>
      </Route>
      <Route element={<Layout isFocused />}>
        <Route element={<RequireSignIn />}>
          <Route path="exam-test-practice/:sessionId" element={<Pages.PracticePage />} />
        </Route>
      </Route>
    </Routes>
  );
}
