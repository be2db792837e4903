import type { ByteRange } from '../../platform/storage/object-storage.ts';

/** The part of a file that a `Range` header asks for. One that asks for several parts, or for none, gets the whole file. */
export function readRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const lastByte = sizeBytes - 1;
  const range =
    from === ''
      ? { startByte: Math.max(0, sizeBytes - Number(to)), endByte: lastByte }
      : { startByte: Number(from), endByte: to === '' ? lastByte : Math.min(Number(to), lastByte) };
  if (to !== '' && from !== '' && Number(to) < Number(from)) return 'whole';
  return range.startByte > lastByte ? 'unsatisfiable' : range;
}
