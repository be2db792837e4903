export interface WavRecipe {
  formatTag?: number;
  subFormatTag?: number;
  channels?: number;
  sampleRateHz?: number;
  byteRate?: number;
  frameBytes?: number;
  bits?: number;
  data: Uint8Array;
  /** What the header claims, when it lies. */
  declaredDataBytes?: number;
  /** Whole chunks, header included, between format and data. */
  extraChunks?: Uint8Array;
  bigEndian?: boolean;
  riffId?: string;
}

const ascii = (text: string) => new TextEncoder().encode(text);

export function joinBytes(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

export function chunk(
  id: string,
  body: Uint8Array,
  declaredBytes = body.length,
  bigEndian = false,
): Uint8Array {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, declaredBytes, !bigEndian);
  return joinBytes(ascii(id), size, body);
}

/** A WAV file written by hand, so that it can be wrong in one place at a time. */
export function buildWav(recipe: WavRecipe): Uint8Array {
  const { channels = 1, sampleRateHz = 16_000, bits = 16, bigEndian = false } = recipe;
  const frameBytes = recipe.frameBytes ?? channels * Math.ceil(bits / 8);
  const format = new DataView(new ArrayBuffer(recipe.subFormatTag === undefined ? 16 : 40));
  format.setUint16(0, recipe.formatTag ?? 1, !bigEndian);
  format.setUint16(2, channels, !bigEndian);
  format.setUint32(4, sampleRateHz, !bigEndian);
  format.setUint32(8, recipe.byteRate ?? sampleRateHz * frameBytes, !bigEndian);
  format.setUint16(12, frameBytes, !bigEndian);
  format.setUint16(14, bits, !bigEndian);
  if (recipe.subFormatTag !== undefined) format.setUint16(24, recipe.subFormatTag, !bigEndian);
  const chunks = joinBytes(
    chunk('fmt ', new Uint8Array(format.buffer), format.byteLength, bigEndian),
    recipe.extraChunks ?? new Uint8Array(0),
    chunk('data', recipe.data, recipe.declaredDataBytes, bigEndian),
  );
  const riffId = recipe.riffId ?? (bigEndian ? 'RIFX' : 'RIFF');
  return joinBytes(chunk(riffId, ascii('WAVE'), 4 + chunks.length, bigEndian), chunks);
}

/** Bytes of numbers written one after the other with a `DataView` setter. */
export function encodeNumbers(
  values: readonly number[],
  bytesEach: number,
  write: (view: DataView, offset: number, value: number) => void,
): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * bytesEach));
  values.forEach((value, i) => write(view, i * bytesEach, value));
  return new Uint8Array(view.buffer);
}

export const int16Bytes = (values: readonly number[]) =>
  encodeNumbers(values, 2, (view, offset, value) => view.setInt16(offset, value, true));
