import type { ApiFailure } from '../lib/api-failure.ts';
import { asSentence, failureHint, failureText } from '../lib/failure-text.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  failure: ApiFailure | null;
  fallback: string;
}

export function FailureNotice({ failure, fallback }: FailureNoticeProps) {
  if (!failure) return null;
  const text = failureText(failure, fallback);
  const hint = failureHint(failure);
  if (!hint) return <Notice tone="error">{text}</Notice>;
  return (
    <Notice tone="error">
      <span className="strong">{asSentence(text)}</span> {hint}
    </Notice>
  );
}
