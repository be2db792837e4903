import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form-field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { registerAccount } from '../../lib/session/register-account.ts';
import { useSession, useSessionDispatch } from '../../lib/session/use-session.ts';
import { confirmRule, emailRule, nameRule, passwordRule } from '../../lib/validation.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { OtherWay } from './other-way.tsx';

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
      below={<OtherWay question={t('register.haveAccount')} to="/login" label={t('register.signIn')} />}
    >
      <AuthForm
        failure={failure}
        fallback={t('common:auth.registerFailed')}
        isBusy={loading}
        submitLabel={t('register.submit')}
        busyLabel={t('register.busy')}
        onSubmit={submit}
      >
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
      </AuthForm>
    </AuthCard>
  );
}
