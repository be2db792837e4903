import type { User } from '@bandwise/contract/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { FormField } from '../../components/form-field.tsx';
import { Form } from '../../components/form.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { updateProfile } from '../../lib/session/update-profile.ts';
import { useSessionDispatch } from '../../lib/session/use-session.ts';
import { emailRule, nameRule } from '../../lib/validation.ts';
import { Section } from './section.tsx';

interface ProfileFormProps {
  /** Nobody in the frame of the page, which is there before it is known who it is. */
  user: User | null;
  onSaved: (message: string) => void;
}

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useSessionDispatch();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: user?.fullName ?? '', email: user?.email ?? '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name, email }) => {
    setFailure(null);
    const result = await dispatch(updateProfile({ name: name.trim(), email: email.trim() }));
    if (updateProfile.rejected.match(result)) setFailure(result.payload ?? null);
    else onSaved(t('common:auth.profileUpdated'));
  });

  return (
    <Section title={t('updateTitle')} lead={t('updateLead')}>
      <FailureNotice failure={failure} fallback={t('common:auth.profileUpdateFailed')} />
      <Form isBusy={isSubmitting} onSubmit={submit}>
        <FormField
          label={t('fullName')}
          autoComplete="name"
          registration={register('name', { validate: nameRule })}
          error={errors.name}
        />
        <FormField
          label={t('email')}
          type="email"
          autoComplete="email"
          hint={t('emailHint')}
          registration={register('email', { validate: emailRule })}
          error={errors.email}
        />
        <BusyButton type="submit" variant="contained" isBusy={isSubmitting} busyLabel={t('saving')}>
          {t('save')}
        </BusyButton>
      </Form>
    </Section>
  );
}
