import type { Health } from '@bandwise/contract/debug';
import type texts from '../../../i18n/en/debug.json';

type Words = keyof typeof texts.health.words;

/** Parts that say the same figures, whether they are well or not. */
const alike = ['database', 'queue', 'disk', 'memory'] as const;

/** How the screen itself says what a part found; where something is wrong, the server's own words say what. */
export function healthWords({ name, state }: Pick<Health['parts'][number], 'name' | 'state'>): Words | null {
  if (state === 'ok') return name;
  if (state === 'warning') return alike.find((part) => part === name) ?? null;
  if (state === 'off' && (name === 'mail' || name === 'providers')) return `${name}Off`;
  return null;
}
