import i18next from 'i18next';
import type { ApiFailure } from './api-failure.ts';
import { formatCountdown } from './format.ts';
import { sentenceGap } from './sentence-gap.ts';

/** What to show for a failed call: our text for its code, else the server's, else the fallback of the screen. */
export function failureText(failure: ApiFailure, fallback: string): string {
  if (failure.issues.length > 0) return failure.issues.map(translateIssue).join(', ');
  if (failure.code === 'network' || failure.code === null) return failure.detail ?? fallback;
  // A newer server may know a code that this page does not.
  return i18next.exists(`errors.${failure.code}`)
    ? i18next.t(`errors.${failure.code}`)
    : (failure.detail ?? fallback);
}

/** What the person can do about it, where there is more to say than the text itself. */
export function failureHint(failure: ApiFailure): string | null {
  if (failure.code === 'network') return i18next.t('errors.network');
  if (failure.code === 'invalid_credentials') return i18next.t('errorHints.invalidCredentials');
  if (failure.retryAfterSec === null) return null;
  return i18next.t('errorHints.retryAfter', { time: formatCountdown(failure.retryAfterSec) });
}

/** Text and hint in one line. */
export function failureLine(failure: ApiFailure, fallback: string): string {
  const text = failureText(failure, fallback);
  const hint = failureHint(failure);
  return hint === null ? text : asSentence(text) + sentenceGap(i18next.language) + hint;
}

export const asSentence = (text: string): string =>
  /[.。]$/.test(text) ? text : i18next.t('sentence', { text });

/** The server names a wrong field in English, in the words of our own English texts. */
function translateIssue(message: string): string {
  const english = i18next.getResourceBundle('en', 'common') as { validation: Record<string, string> };
  const key = Object.keys(english.validation).find((name) => english.validation[name] === message);
  return key ? i18next.t(`validation.${key as 'other'}`) : message;
}
