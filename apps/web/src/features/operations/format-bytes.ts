import { formatFixed } from '../../lib/format.ts';

const base = 1024;
const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** 193146061 becomes 184.20 MB; units, base and decimals as specified. */
export function formatBytes(bytes: number, language: string): string {
  const power = bytes < base ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(base)), units.length - 1);
  const amount = bytes / base ** power;
  return `${power === 0 ? String(amount) : formatFixed(amount, 2, language)} ${units[power] ?? ''}`;
}
