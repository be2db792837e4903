import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Form } from '../../components/form.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { changePassword } from '../../lib/session/change-password.ts';
import { useSessionDispatch } from '../../lib/session/use-session.ts';
import { confirmNewRule, currentPasswordRule, newPasswordRule } from '../../lib/validation.ts';
import { Section } from './section.tsx';

interface PasswordFormProps {
  onChanged: (message: string) => void;
}

export function PasswordForm({ onChanged }: PasswordFormProps) {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useSessionDispatch();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ current, password }) => {
    setFailure(null);
    const result = await dispatch(changePassword({ current_password: current, new_password: password }));
    if (changePassword.rejected.match(result)) {
      setFailure(result.payload ?? null);
    } else {
      reset();
      onChanged(t('common:auth.passwordChanged'));
    }
  });

  return (
    <Section title={t('passwordTitle')} lead={t('passwordLead')}>
      <FailureNotice failure={failure} fallback={t('common:auth.passwordChangeFailed')} />
      <Form isBusy={isSubmitting} onSubmit={submit}>
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          registration={register('current', { validate: currentPasswordRule })}
          error={errors.current}
        />
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          hint={t('passwordHint')}
          registration={register('password', { validate: newPasswordRule })}
          error={errors.password}
        />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          registration={register('confirmation', {
            validate: (confirmation, { password }) => confirmNewRule(confirmation, password),
          })}
          error={errors.confirmation}
        />
        <BusyButton type="submit" variant="contained" isBusy={isSubmitting} busyLabel={t('changing')}>
          {t('changePassword')}
        </BusyButton>
      </Form>
    </Section>
  );
}
