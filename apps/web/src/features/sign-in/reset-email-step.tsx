import type { forgotPassword } from '@bandwise/contract/accounts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form-field.tsx';
import { send } from '../../lib/api-client.ts';
import { emailRule } from '../../lib/validation.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { useToldSubmit } from './use-told-submit.ts';

interface ResetEmailStepProps {
  steps: ReactNode;
  email: string;
  onSent: (email: string) => void;
}

export function ResetEmailStep({ steps, email, onSent }: ResetEmailStepProps) {
  const { t } = useTranslation('sign-in');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  const { failure, told } = useToldSubmit(t('forgot.sendFailed'));

  const submit = handleSubmit((fields) =>
    told(t('forgot.codeSent'), async () => {
      const address = fields.email.trim();
      await send<typeof forgotPassword>('POST', '/auth/forgot-password', { body: { email: address } });
      onSent(address);
    }),
  );

  return (
    <AuthCard steps={steps} title={t('forgot.title')} lead={t('forgot.emailLead')} below={<BackToLogin />}>
      <AuthForm
        failure={failure}
        fallback={t('forgot.sendFailed')}
        isBusy={formState.isSubmitting}
        submitLabel={t('forgot.sendCode')}
        busyLabel={t('forgot.sending')}
        onSubmit={submit}
      >
        <FormField
          label={t('forgot.email')}
          type="email"
          autoComplete="username"
          registration={register('email', { validate: emailRule })}
          error={formState.errors.email}
        />
      </AuthForm>
    </AuthCard>
  );
}
