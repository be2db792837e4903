import { codeResendAfterSec } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { RegistrationStep } from './registration-step.tsx';
import { StepList } from './step-list.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { VerificationStep } from './verification-step.tsx';

/** The second step belongs to a user who has a token but no verified email: from here, or from the sign-in page. */
export default function RegisterPage() {
  const { t } = useTranslation('sign-in');
  const { user, isAuthenticated } = useSession();
  const waitingEmail = user && !isAuthenticated ? user.email : null;
  // Opened at the second step, the page does not know when the last code was sent; after the first step it does.
  const [resendWaitSec] = useState(waitingEmail ? 0 : codeResendAfterSec);
  useStepFocus(waitingEmail ? 1 : 0);
  usePageTitle(waitingEmail ? t('register.stepVerification') : t('register.title'));

  const steps = (
    <StepList
      labels={[t('register.stepRegistration'), t('register.stepVerification')]}
      current={waitingEmail ? 1 : 0}
    />
  );
  if (waitingEmail)
    return <VerificationStep email={waitingEmail} resendWaitSec={resendWaitSec} steps={steps} />;
  return <RegistrationStep steps={steps} />;
}
