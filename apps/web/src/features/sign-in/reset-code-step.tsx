import Button from '@mui/material/Button';
import type { verifyResetCode } from '@bandwise/contract/accounts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Form } from '../../components/form.tsx';
import { send } from '../../lib/api-client.ts';
import { codeRule } from '../../lib/validation.ts';
import { AuthCard } from './auth-card.tsx';
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
      lead={<Trans t={t} i18nKey="forgot.codeLead" values={{ email }} components={{ b: <b /> }} />}
      below={<BackToLogin />}
    >
      <FailureNotice failure={failure} fallback={t('forgot.verifyFailed')} />
      <Form isBusy={formState.isSubmitting} onSubmit={submit}>
        <CodeField registration={register('code', { validate: codeRule })} error={formState.errors.code} />
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          isBusy={formState.isSubmitting}
          busyLabel={t('forgot.verifying')}
        >
          {t('forgot.verifyCode')}
        </BusyButton>
        <Button variant="outlined" fullWidth onClick={onBack}>
          {t('forgot.backToEmail')}
        </Button>
      </Form>
    </AuthCard>
  );
}
