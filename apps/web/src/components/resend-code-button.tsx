import type { resendVerification } from '@bandwise/contract/accounts';
import { codeResendAfterSec } from '@bandwise/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../lib/api-client.ts';
import { failureOf } from '../lib/api-failure.ts';
import { formatCountdown } from '../lib/format.ts';
import { notifyFailure } from '../lib/notify-failure.ts';
import { notify } from '../lib/notify.ts';
import { BusyButton } from './busy-button.tsx';
import { useCountdown } from './use-countdown.ts';

interface ResendCodeButtonProps {
  email: string;
  /** What is left of the pause after the code before. */
  waitSec: number;
}

/** Counts down from when the code before was sent; the server holds the same pause. */
export function ResendCodeButton({ email, waitSec }: ResendCodeButtonProps) {
  const { t } = useTranslation();
  const [isSending, setIsSending] = useState(false);
  const { leftSec, restart } = useCountdown(waitSec);

  async function resend() {
    setIsSending(true);
    try {
      await send<typeof resendVerification>('POST', '/auth/resend-verification', { body: { email } });
      notify('success', t('code.sent'));
      restart(codeResendAfterSec);
    } catch (error) {
      const failure = failureOf(error);
      notifyFailure(failure, t('code.sendFailed'));
      if (failure.retryAfterSec) restart(failure.retryAfterSec);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <BusyButton
      variant="outlined"
      fullWidth
      className="figures"
      disabled={leftSec > 0}
      isBusy={isSending}
      busyLabel={t('code.sending')}
      onClick={() => void resend()}
    >
      {leftSec > 0 ? t('code.resendIn', { time: formatCountdown(leftSec) }) : t('code.resend')}
    </BusyButton>
  );
}
