import type { resetPassword } from '@bandwise/contract/accounts';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { send } from '../../lib/api-client.ts';
import { confirmNewRule, newPasswordRule } from '../../lib/validation.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { useToldSubmit } from './use-told-submit.ts';

const redirectAfterMs = 3000;

interface NewPasswordStepProps {
  steps: ReactNode;
  email: string;
  code: string;
}

export function NewPasswordStep({ steps, email, code }: NewPasswordStepProps) {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  });
  const { failure, told } = useToldSubmit(t('forgot.resetFailed'));

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/login'), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const submit = handleSubmit(({ password }) =>
    told(t('forgot.done'), async () => {
      const body = { email, code, new_password: password };
      await send<typeof resetPassword>('POST', '/auth/reset-password', { body });
      setIsDone(true);
    }),
  );

  return (
    <AuthCard
      steps={steps}
      title={t('forgot.passwordTitle')}
      lead={t('forgot.passwordLead')}
      below={<BackToLogin />}
    >
      {isDone && <Notice tone="success">{t('forgot.done')}</Notice>}
      <AuthForm
        failure={failure}
        fallback={t('forgot.resetFailed')}
        isBusy={formState.isSubmitting}
        isDone={isDone}
        submitLabel={t('forgot.reset')}
        busyLabel={t('forgot.resetting')}
        onSubmit={submit}
      >
        <PasswordField
          label={t('forgot.newPassword')}
          autoComplete="new-password"
          registration={register('password', { validate: newPasswordRule })}
          error={formState.errors.password}
        />
        <PasswordField
          label={t('forgot.confirm')}
          autoComplete="new-password"
          registration={register('confirmation', {
            validate: (confirmation, { password }) => confirmNewRule(confirmation, password),
          })}
          error={formState.errors.confirmation}
        />
      </AuthForm>
    </AuthCard>
  );
}
