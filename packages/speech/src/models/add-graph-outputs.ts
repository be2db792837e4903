/** Field numbers of ONNX's protobuf messages (onnx.proto3). */
const modelGraph = 7;
const graphOutput = 12;
const valueInfoName = 1;
const valueInfoType = 2;
const typeTensor = 1;
const tensorElement = 1;
const elementFloat = 1;

const varintWire = 0;
const lengthWire = 2;

function encodeVarint(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  while (left >= 0x80) {
    bytes.push((left % 0x80) + 0x80);
    left = Math.floor(left / 0x80);
  }
  return [...bytes, left];
}

const message = (field: number, content: Uint8Array | number[]) =>
  Buffer.concat([
    Uint8Array.from([...encodeVarint(field * 8 + lengthWire), ...encodeVarint(content.length)]),
    Uint8Array.from(content),
  ]);

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

/** Where the graph's length is written, and where its content begins and ends. */
function findGraph(model: Uint8Array): { lengthAt: number; from: number; to: number } {
  for (let at = 0; at < model.length;) {
    const { value: key, end } = decodeVarint(model, at);
    const { value, end: after } = decodeVarint(model, end);
    const wire = key % 8;
    if (wire === lengthWire && Math.floor(key / 8) === modelGraph)
      return { lengthAt: end, from: after, to: after + value };
    if (wire !== lengthWire && wire !== varintWire) break;
    at = wire === lengthWire ? after + value : after;
  }
  throw new RangeError('not an ONNX file: it has no graph');
}

const floatOutput = (name: string) =>
  message(graphOutput, [
    ...message(valueInfoName, Buffer.from(name)),
    ...message(valueInfoType, message(typeTensor, [tensorElement * 8 + varintWire, elementFloat])),
  ]);

/** The same model with inner float values as further outputs; weights and nodes are left byte for byte. */
export function addGraphOutputs(model: Uint8Array, names: readonly string[]): Uint8Array {
  const { lengthAt, from, to } = findGraph(model);
  const graph = [model.subarray(from, to), ...names.map(floatOutput)];
  const graphBytes = graph.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([
    model.subarray(0, lengthAt),
    Uint8Array.from(encodeVarint(graphBytes)),
    ...graph,
    model.subarray(to),
  ]);
}
