/** One field of a protobuf message; ONNX uses numbers, texts and messages, and packed lists of floats. */
export interface Field {
  number: number;
  /** The content of a text or message; empty for a number. */
  content: Uint8Array;
  /** Of a number. */
  value: number;
  /** The whole field, for writing it back unchanged. */
  raw: Uint8Array;
}

const varintWire = 0;
const lengthWire = 2;
const bytesOfFixedWire = new Map([
  [1, 8],
  [5, 4],
]);

export function encodeVarint(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  while (left >= 0x80) {
    bytes.push((left % 0x80) + 0x80);
    left = Math.floor(left / 0x80);
  }
  return [...bytes, left];
}

/** Reads a number and says where it ended. */
function decodeVarint(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  let scale = 1;
  for (let end = at; end < bytes.length; end++) {
    const byte = bytes[end] ?? 0;
    value += (byte % 0x80) * scale;
    scale *= 0x80;
    if (byte < 0x80) return { value, end: end + 1 };
  }
  throw new RangeError('not an ONNX file: a number runs over its end');
}

export function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < bytes.length;) {
    const { value: key, end } = decodeVarint(bytes, at);
    const wire = key % 8;
    const fixed = bytesOfFixedWire.get(wire);
    if (fixed === undefined && wire !== varintWire && wire !== lengthWire)
      throw new RangeError(`not an ONNX file: wire type ${wire}`);
    const { value, end: from } = fixed === undefined ? decodeVarint(bytes, end) : { value: 0, end };
    const to = from + (fixed ?? (wire === lengthWire ? value : 0));
    if (to > bytes.length) throw new RangeError('not an ONNX file: a field runs over its end');
    fields.push({
      number: Math.floor(key / 8),
      content: bytes.subarray(from, to),
      value,
      raw: bytes.subarray(at, to),
    });
    at = to;
  }
  return fields;
}

export const numberField = (number: number, value: number): Uint8Array =>
  Uint8Array.from([...encodeVarint(number * 8 + varintWire), ...encodeVarint(value)]);

/** A field that holds a text, or a message of the given parts. */
export function field(number: number, content: string | Uint8Array[]): Uint8Array {
  const parts = typeof content === 'string' ? [new TextEncoder().encode(content)] : content;
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const head = [...encodeVarint(number * 8 + lengthWire), ...encodeVarint(bytes)];
  return Buffer.concat([Uint8Array.from(head), ...parts]);
}

export const textOfField = ({ content }: Field): string => new TextDecoder().decode(content);
