import { findLastExternalCall, type ExternalJob } from '../../platform/external-log/external-log.ts';
import type { Platform } from '../../platform/platform.ts';

interface ProviderState {
  job: ExternalJob;
  /** `embedded` where no engine outside is set. */
  provider: string;
  /** What the last call says; nothing is sent out to find this out. */
  state: 'embedded' | 'not_asked_yet' | 'working' | 'failing';
  lastCallAt: Date | null;
  responseTimeMs: number | null;
  error: string | null;
}

/** Which engine does each of the four jobs, and how those outside did when they were last asked. */
export async function tellProviderStates({ db, settings }: Platform): Promise<ProviderState[]> {
  const { examiner, recognition, pronunciation, voices } = settings.providers;
  const chosen: readonly [ExternalJob, string][] = [
    ['recognition', recognition],
    ['pronunciation', pronunciation],
    ['examiner', examiner?.provider ?? 'embedded'],
    ['voices', voices],
  ];
  return Promise.all(
    chosen.map(async ([job, provider]) => {
      const last = provider === 'embedded' ? undefined : await findLastExternalCall(db, { job, provider });
      return {
        job,
        provider,
        state: stateOf(provider, last),
        lastCallAt: last?.timestamp ?? null,
        responseTimeMs: last?.responseTimeMs ?? null,
        error: last?.error ?? null,
      };
    }),
  );
}

function stateOf(provider: string, last: { error: string | null } | undefined): ProviderState['state'] {
  if (provider === 'embedded') return 'embedded';
  if (last === undefined) return 'not_asked_yet';
  return last.error === null ? 'working' : 'failing';
}
