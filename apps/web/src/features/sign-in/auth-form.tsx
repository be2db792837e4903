import type { ReactNode } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Form } from '../../components/form.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';

interface AuthFormProps {
  failure: ApiFailure | null;
  fallback: string;
  isBusy: boolean;
  /** It has been taken, and the next page is on its way. */
  isDone?: boolean;
  submitLabel: string;
  busyLabel: string;
  onSubmit: () => Promise<void>;
  /** The fields. */
  children: ReactNode;
  /** What else can be done here. */
  otherButtons?: ReactNode;
}

/** Fields with one button as wide as they are, and above them why it did not work. */
export function AuthForm({
  failure,
  fallback,
  isBusy,
  isDone = false,
  submitLabel,
  busyLabel,
  onSubmit,
  children,
  otherButtons,
}: AuthFormProps) {
  return (
    <>
      <FailureNotice failure={failure} fallback={fallback} />
      <Form isBusy={isBusy || isDone} onSubmit={onSubmit}>
        {children}
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={isDone}
          isBusy={isBusy}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </BusyButton>
        {otherButtons}
      </Form>
    </>
  );
}
