import i18next from 'i18next';
import { Bilingual } from '../../components/bilingual.tsx';
import chinese from '../../i18n/zh/operations.json';
import { failureOf } from '../../lib/api-failure.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { failureHint, failureText } from '../../lib/failure-text.ts';
import { notify } from '../../lib/notify.ts';

type Outcome = Exclude<keyof typeof chinese.toast, 'unknownError' | 'sizeInTime'>;

/** A toast of this screen: in Chinese, with its translation in any other interface. */
export function tell(kind: 'success' | 'info' | 'error', outcome: Outcome, details?: string): void {
  const title = i18next.t(`toast.${outcome}`, { ns: 'operations' });
  notify(
    kind,
    <div>
      <div className="strong">
        <Bilingual text={title} chinese={chinese.toast[outcome]} />
      </div>
      {details !== undefined && <div className="caption text2">{details}</div>}
    </div>,
  );
}

export function tellFailure(outcome: Outcome, error: unknown): ApiFailure {
  const failure = isFailure(error) ? error : failureOf(error);
  tell('error', outcome, reasonOf(failure));
  return failure;
}

/** The title says what failed; a missing connection is all there is to say about why. */
function reasonOf(failure: ApiFailure): string {
  const hint = failure.code === 'network' ? failureHint(failure) : null;
  return hint ?? failureText(failure, i18next.t('toast.unknownError', { ns: 'operations' }));
}

const isFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'issues' in error && !(error instanceof Error);
