import type { SessionTrace } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';

type TraceEvent = SessionTrace['events'][number];

/** An event in words. What a newer server says, and what no language has a word for, stays as it is. */
export function useTraceWords() {
  const { t, i18n } = useTranslation(['debug', 'exam', 'common']);

  /** Keys are made of what the server says, so there may be none. */
  const textOf = (key: string, otherwise: string): string =>
    i18n.exists(key) ? t(key as 'debug:trace.question') : otherwise;

  const nameOf = ({ kind, name }: TraceEvent): string => {
    if (kind === 'recording') return t('trace.question', { order: name });
    return kind === 'job' ? textOf(`debug:trace.job.${name}`, name) : name;
  };

  const stateOf = ({ kind, state }: TraceEvent): string => {
    if (state === 'no_answer') return t('noAnswer');
    return textOf(kind === 'session' ? `exam:status.${state}` : `debug:trace.state.${kind}.${state}`, state);
  };

  /** Our own calls are refused with a code, anything else fails in the words of some library. */
  const errorOf = ({ kind, error }: TraceEvent): string | null =>
    error !== null && kind === 'request' ? textOf(`common:errors.${error}`, error) : error;

  return { nameOf, stateOf, errorOf };
}
