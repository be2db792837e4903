import Button from '@mui/material/Button';
import type { verifyResetCode } from '@bandwise/contract/accounts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../components/code-field.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { send } from '../../lib/api-client.ts';
import { codeRule } from '../../lib/validation.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { useToldSubmit } from './use-told-submit.ts';

interface ResetCodeStepProps {
  steps: ReactNode;
  email: string;
  onBack: () => void;
  onVerified: (code: string) => void;
}

export function ResetCodeStep({ steps, email, onBack, onVerified }: ResetCodeStepProps) {
  const { t } = useTranslation('sign-in');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const { failure, told } = useToldSubmit(t('forgot.verifyFailed'));

  const submit = handleSubmit((fields) =>
    told(t('forgot.codeVerified'), async () => {
      const code = fields.code.trim();
      await send<typeof verifyResetCode>('POST', '/auth/verify-reset-code', { body: { email, code } });
      onVerified(code);
    }),
  );

  return (
    <AuthCard
      steps={steps}
      title={t('forgot.codeTitle')}
      lead={<MarkedText text={t('forgot.codeLead', { email })} />}
      below={<BackToLogin />}
    >
      <AuthForm
        failure={failure}
        fallback={t('forgot.verifyFailed')}
        isBusy={formState.isSubmitting}
        submitLabel={t('forgot.verifyCode')}
        busyLabel={t('forgot.verifying')}
        onSubmit={submit}
        otherButtons={
          <Button variant="outlined" fullWidth onClick={onBack}>
            {t('forgot.backToEmail')}
          </Button>
        }
      >
        <CodeField registration={register('code', { validate: codeRule })} error={formState.errors.code} />
      </AuthForm>
    </AuthCard>
  );
}
