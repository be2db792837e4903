import Button from '@mui/material/Button';
import type { User } from '@bandwise/contract/accounts';
import { codeResendAfterSec } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Form } from '../../components/form.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { ResendCodeButton } from '../../components/resend-code-button.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureOf } from '../../lib/api-failure.ts';
import { userChanged } from '../../lib/session/auth-slice.ts';
import { updateProfile } from '../../lib/session/update-profile.ts';
import { useSessionDispatch } from '../../lib/session/use-session.ts';
import { verifyEmail } from '../../lib/session/verify-email.ts';
import { codeRule } from '../../lib/validation.ts';
import { Section } from './section.tsx';

interface PendingEmailProps {
  user: User;
  email: string;
  onChanged: (message: string) => void;
}

/** A new address waits for its code; until then the old one counts. */
export function PendingEmail({ user, email, onChanged }: PendingEmailProps) {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useSessionDispatch();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      const verified = await verifyEmail(email, code);
      onChanged(t('emailChanged'));
      dispatch(userChanged(verified));
    } catch (error) {
      setFailure(failureOf(error));
    }
  });

  const keepOld = () => dispatch(updateProfile({ name: user.fullName, email: user.email ?? '' }));

  return (
    <Section title={t('pendingTitle')} lead={<MarkedText text={t('pendingLead', { email })} />}>
      <FailureNotice failure={failure} fallback={t('common:code.verifyFailed')} />
      <Form isBusy={isSubmitting} onSubmit={submit}>
        <CodeField registration={register('code', { validate: codeRule })} error={errors.code} />
        <BusyButton type="submit" variant="contained" isBusy={isSubmitting} busyLabel={t('verifying')}>
          {t('verify')}
        </BusyButton>
        <ResendCodeButton email={email} waitSec={codeResendAfterSec} />
      </Form>
      <Button variant="text" onClick={() => void keepOld()}>
        {t('keepOld')}
      </Button>
    </Section>
  );
}
