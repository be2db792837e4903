import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FormField } from '../../components/form-field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { notify } from '../../lib/notify.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { useSession, useSessionDispatch } from '../../lib/session/use-session.ts';
import { emailRule, passwordRule } from '../../lib/validation.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { OtherWay } from './other-way.tsx';

interface Fields {
  email: string;
  password: string;
}

export default function SignInPage() {
  const { t } = useTranslation(['sign-in', 'common']);
  const { loading } = useSession();
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { email: '', password: '' },
  });
  usePageTitle(t('signIn.title'));

  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const result = await dispatch(signIn(fields));
    // Once signed in, the guard of this page leads on to the dashboard.
    if (signIn.rejected.match(result)) {
      setFailure(result.payload ?? null);
    } else if (!result.payload.user.isEmailVerified) {
      notify('info', t('common:errors.email_not_verified'));
      await navigate('/register');
    }
  });

  return (
    <AuthCard
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      below={<OtherWay question={t('signIn.noAccount')} to="/register" label={t('signIn.signUp')} />}
    >
      <AuthForm
        failure={failure}
        fallback={t('common:auth.loginFailed')}
        isBusy={loading}
        submitLabel={t('signIn.submit')}
        busyLabel={t('signIn.busy')}
        onSubmit={submit}
      >
        <FormField
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          registration={register('email', { validate: emailRule })}
          error={formState.errors.email}
        />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          aside={
            <Link className="body2" to="/forgot-password">
              {t('signIn.forgot')}
            </Link>
          }
          registration={register('password', { validate: passwordRule })}
          error={formState.errors.password}
        />
      </AuthForm>
    </AuthCard>
  );
}
