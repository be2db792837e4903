import type { Health } from '@bandwise/contract/debug-health';
import type { ApiFailure } from '../../../lib/api-failure.ts';

/** What the toast says. A part that only warns still does its work; which one it is, the list below tells. */
export function healthVerdict(
  health: Pick<Health, 'status'> | undefined,
  failure: Pick<ApiFailure, 'code'> | undefined,
): 'normal' | 'abnormal' | 'network' {
  if (failure) return failure.code === 'network' ? 'network' : 'abnormal';
  return health?.status === 'failing' ? 'abnormal' : 'normal';
}
