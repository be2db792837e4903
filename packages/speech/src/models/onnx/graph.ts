import type { Field } from './protobuf.ts';
import { field, numberField, readFields, textOfField } from './protobuf.ts';

/** Field numbers of ONNX's messages (onnx.proto3). */
const modelField = { version: 1, graph: 7, operators: 8 };
const operatorsField = { version: 2 };
const graphField = { node: 1, name: 2, initializer: 5, input: 11, output: 12 };
const nodeField = { input: 1, output: 2, operator: 4, attribute: 5 };
const tensorField = { dims: 1, type: 2, name: 8, raw: 9 };
const valueField = { name: 1, type: 2 };
const attributeField = { name: 1, number: 3, graph: 6, numbers: 8, type: 20 };
const attributeIsNumber = 2;
const attributeIsNumbers = 7;
const floatsType = 1;
const wholeNumbersType = 7;
/** Of the models that we write from nothing: every runtime of the last years knows them. */
const formatVersion = 8;
const operatorsVersion = 13;
const floats = field(valueField.type, [field(1, [numberField(1, 1)])]);
const integers = field(valueField.type, [field(1, [numberField(1, wholeNumbersType)])]);

export interface GraphNode {
  operator: string;
  inputs: string[];
  outputs: string[];
  /** Attributes and whatever else the node has. */
  rest: Uint8Array[];
  graphs: ReadonlyMap<string, Uint8Array>;
}

export interface Graph {
  nodes: GraphNode[];
  initializers: ReadonlyMap<string, Uint8Array>;
  inputs: ReadonlyMap<string, Uint8Array>;
  outputs: ReadonlyMap<string, Uint8Array>;
}

export interface Model {
  graph: Graph;
  /** Versions and other particulars. */
  rest: Uint8Array[];
}

const numbered = (fields: readonly Field[], number: number) => fields.filter((one) => one.number === number);

function byName(fields: readonly Field[], nameNumber: number): Map<string, Uint8Array> {
  return new Map(
    fields.map(({ content, raw }): [string, Uint8Array] => {
      const [name] = numbered(readFields(content), nameNumber);
      return [name === undefined ? '' : textOfField(name), raw];
    }),
  );
}

function readNode(bytes: Uint8Array): GraphNode {
  const fields = readFields(bytes);
  const texts = (number: number) => numbered(fields, number).map(textOfField);
  const graphs = numbered(fields, nodeField.attribute).flatMap(({ content }): [string, Uint8Array][] => {
    const attribute = readFields(content);
    const [graph] = numbered(attribute, attributeField.graph);
    const [name] = numbered(attribute, attributeField.name);
    return graph === undefined || name === undefined ? [] : [[textOfField(name), graph.content]];
  });
  const known: number[] = [nodeField.input, nodeField.output, nodeField.operator];
  return {
    operator: texts(nodeField.operator)[0] ?? '',
    inputs: texts(nodeField.input),
    outputs: texts(nodeField.output),
    rest: fields.filter((one) => !known.includes(one.number)).map((one) => one.raw),
    graphs: new Map(graphs),
  };
}

export function readGraph(bytes: Uint8Array): Graph {
  const fields = readFields(bytes);
  return {
    nodes: numbered(fields, graphField.node).map(({ content }) => readNode(content)),
    initializers: byName(numbered(fields, graphField.initializer), tensorField.name),
    inputs: byName(numbered(fields, graphField.input), valueField.name),
    outputs: byName(numbered(fields, graphField.output), valueField.name),
  };
}

export function readModel(bytes: Uint8Array): Model {
  const fields = readFields(bytes);
  const [graph] = numbered(fields, modelField.graph);
  if (graph === undefined) throw new RangeError('not an ONNX file: it has no graph');
  return {
    graph: readGraph(graph.content),
    rest: fields.filter((one) => one !== graph).map((one) => one.raw),
  };
}

export const floatInput = (name: string): Uint8Array =>
  field(graphField.input, [field(valueField.name, name), floats]);
export const integerInput = (name: string): Uint8Array =>
  field(graphField.input, [field(valueField.name, name), integers]);
export const integerOutput = (name: string): Uint8Array =>
  field(graphField.output, [field(valueField.name, name), integers]);
export const floatOutput = (name: string): Uint8Array =>
  field(graphField.output, [field(valueField.name, name), floats]);

function tensor(name: string, dims: readonly number[], type: number, data: ArrayBufferView): Uint8Array {
  return field(graphField.initializer, [
    ...dims.map((size) => numberField(tensorField.dims, size)),
    numberField(tensorField.type, type),
    field(tensorField.name, name),
    field(tensorField.raw, [new Uint8Array(data.buffer, data.byteOffset, data.byteLength)]),
  ]);
}

/** A list of whole numbers that the graph holds itself. */
export const wholeNumbers = (name: string, values: readonly number[]): Uint8Array =>
  tensor(name, [values.length], wholeNumbersType, BigInt64Array.from(values, BigInt));

/** Numbers that the graph holds itself, row by row. */
export const floatTensor = (name: string, dims: readonly number[], data: Float32Array): Uint8Array =>
  tensor(name, dims, floatsType, data);

export const makeNode = (
  operator: string,
  inputs: string[],
  outputs: string[],
  numbers: Record<string, number | number[]> = {},
): GraphNode => ({
  operator,
  inputs,
  outputs,
  rest: Object.entries(numbers).map(([name, value]) =>
    field(nodeField.attribute, [
      field(attributeField.name, name),
      ...(typeof value === 'number'
        ? [numberField(attributeField.number, value), numberField(attributeField.type, attributeIsNumber)]
        : [
            ...value.map((one) => numberField(attributeField.numbers, one)),
            numberField(attributeField.type, attributeIsNumbers),
          ]),
    ]),
  ),
  graphs: new Map(),
});

const writeNode = ({ operator, inputs, outputs, rest }: GraphNode) =>
  field(graphField.node, [
    ...inputs.map((name) => field(nodeField.input, name)),
    ...outputs.map((name) => field(nodeField.output, name)),
    field(nodeField.operator, operator),
    ...rest,
  ]);

/** The nodes that the outputs rest on, in their order. */
function neededNodes({ nodes, inputs, outputs }: Graph): GraphNode[] {
  const wanted = new Set(outputs.keys());
  const needed = nodes.toReversed().filter((node) => {
    if (!node.outputs.some((name) => wanted.has(name) && !inputs.has(name))) return false;
    for (const name of node.inputs) wanted.add(name);
    return true;
  });
  return needed.toReversed();
}

/** Writes a model with what its outputs need and nothing else. */
export function writeModel({ graph, rest }: Model): Uint8Array {
  const nodes = neededNodes(graph);
  const used = new Set(nodes.flatMap((node) => node.inputs));
  return Buffer.concat([
    ...rest,
    field(modelField.graph, [
      ...nodes.map(writeNode),
      field(graphField.name, 'g'),
      ...graph.initializers
        .entries()
        .filter(([name]) => used.has(name))
        .map(([, raw]) => raw),
      ...graph.inputs
        .entries()
        .filter(([name]) => used.has(name))
        .map(([, raw]) => raw),
      ...graph.outputs.values(),
    ]),
  ]);
}

/** A model of our own. */
export const makeModel = (graph: Graph): Uint8Array =>
  writeModel({
    rest: [
      numberField(modelField.version, formatVersion),
      field(modelField.operators, [numberField(operatorsField.version, operatorsVersion)]),
    ],
    graph,
  });
