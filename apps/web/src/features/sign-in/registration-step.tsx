import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BusyButton } from '../../components/busy-button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { FormField } from '../../components/form-field.tsx';
import { Form } from '../../components/form.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { registerAccount } from '../../lib/session/register-account.ts';
import { useSession, useSessionDispatch } from '../../lib/session/use-session.ts';
import { confirmRule, emailRule, nameRule, passwordRule } from '../../lib/validation.ts';
import { AuthCard } from './auth-card.tsx';

interface Fields {
  fullName: string;
  email: string;
  password: string;
  confirmation: string;
}

interface RegistrationStepProps {
  steps: ReactNode;
}

export function RegistrationStep({ steps }: RegistrationStepProps) {
  const { t } = useTranslation(['sign-in', 'common']);
  const { loading, isAnonymous } = useSession();
  const dispatch = useSessionDispatch();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { fullName: '', email: '', password: '', confirmation: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async ({ fullName, email, password }) => {
    setFailure(null);
    const result = await dispatch(
      registerAccount({ full_name: fullName.trim(), email: email.trim(), password }),
    );
    if (registerAccount.rejected.match(result)) setFailure(result.payload ?? null);
  });

  return (
    <AuthCard
      steps={steps}
      title={t('register.title')}
      lead={isAnonymous ? t('register.leadAnonymous') : t('register.lead')}
      below={
        <p className="body2 text2">
          {t('register.haveAccount')}{' '}
          <Link className="strong" to="/login">
            {t('register.signIn')}
          </Link>
        </p>
      }
    >
      <FailureNotice failure={failure} fallback={t('common:auth.registerFailed')} />
      <Form isBusy={loading} onSubmit={submit}>
        <FormField
          label={t('register.fullName')}
          autoComplete="name"
          registration={register('fullName', { validate: nameRule })}
          error={errors.fullName}
        />
        <FormField
          label={t('register.email')}
          type="email"
          autoComplete="email"
          registration={register('email', { validate: emailRule })}
          error={errors.email}
        />
        <PasswordField
          label={t('register.password')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
          registration={register('password', { validate: passwordRule })}
          error={errors.password}
        />
        <PasswordField
          label={t('register.confirm')}
          autoComplete="new-password"
          registration={register('confirmation', {
            validate: (confirmation, { password }) => confirmRule(confirmation, password),
          })}
          error={errors.confirmation}
        />
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          isBusy={loading}
          busyLabel={t('register.busy')}
        >
          {t('register.submit')}
        </BusyButton>
      </Form>
    </AuthCard>
  );
}
