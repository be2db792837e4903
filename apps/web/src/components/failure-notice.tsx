import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../lib/api-failure.ts';
import { asSentence, failureHint, failureText } from '../lib/failure-text.ts';
import { sentenceGap } from '../lib/sentence-gap.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  failure: ApiFailure | null;
  fallback: string;
}

export function FailureNotice({ failure, fallback }: FailureNoticeProps) {
  const { i18n } = useTranslation();
  if (!failure) return null;
  const text = failureText(failure, fallback);
  const hint = failureHint(failure);
  if (!hint) return <Notice tone="error">{text}</Notice>;
  return (
    <Notice tone="error">
      <span className="strong">{asSentence(text)}</span>
      {sentenceGap(i18n.language)}
      {hint}
    </Notice>
  );
}
