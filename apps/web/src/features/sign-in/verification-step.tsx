import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CodeField } from '../../components/code-field.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResendCodeButton } from '../../components/resend-code-button.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureOf } from '../../lib/api-failure.ts';
import { userChanged } from '../../lib/session/auth-slice.ts';
import { confirmSession } from '../../lib/session/confirm-session.ts';
import { useSessionDispatch } from '../../lib/session/use-session.ts';
import { verifyEmail } from '../../lib/session/verify-email.ts';
import { codeRule } from '../../lib/validation.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { BackToLogin } from './back-to-login.tsx';

const redirectAfterMs = 1500;

interface VerificationStepProps {
  email: string;
  resendWaitSec: number;
  steps: ReactNode;
}

export function VerificationStep({ email, resendWaitSec, steps }: VerificationStepProps) {
  const { t } = useTranslation(['sign-in', 'common']);
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isVerified, setIsVerified] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });

  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(() => {
      void dispatch(confirmSession());
      void navigate('/dashboard', { replace: true });
    }, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isVerified, dispatch, navigate]);

  const submit = handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      dispatch(userChanged(await verifyEmail(email, code)));
      setIsVerified(true);
    } catch (error) {
      setFailure(failureOf(error));
    }
  });

  return (
    <AuthCard
      steps={steps}
      title={t('verify.title')}
      lead={<MarkedText text={t('verify.lead', { email })} />}
      below={<BackToLogin />}
    >
      {isVerified && <Notice tone="success">{t('verify.success')}</Notice>}
      <AuthForm
        failure={failure}
        fallback={t('common:code.verifyFailed')}
        isBusy={formState.isSubmitting}
        isDone={isVerified}
        submitLabel={t('verify.submit')}
        busyLabel={t('verify.busy')}
        onSubmit={submit}
        otherButtons={<ResendCodeButton email={email} waitSec={resendWaitSec} />}
      >
        <CodeField registration={register('code', { validate: codeRule })} error={formState.errors.code} />
      </AuthForm>
    </AuthCard>
  );
}
