import type { Random } from '../src/testing/seeded-random.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';
import type { Schema } from './read-document.ts';

/** Values that mean something to the server, by the name of their field: ids, names and paths that are somebody's. */
export type KnownValues = Readonly<Record<string, readonly (string | number)[]>>;

/** One that the schema allows, where the schema says enough. */
export function makeValue(random: Random, schema: Schema, name: string, known: KnownValues): unknown {
  const own = known[name];
  if (own !== undefined && !random.chance(4)) return random.pick(own);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return makeValue(random, random.pick(options), name, known);
  switch (schema.type) {
    case 'object':
      return makeObject(random, schema, known);
    case 'array':
      return Array.from({ length: random.int(4) }, () => makeValue(random, schema.items ?? {}, name, known));
    case 'integer':
    case 'number':
      return (
        (schema.minimum ?? 0) +
        random.int(Math.min(1_000, (schema.maximum ?? 1_000) - (schema.minimum ?? 0)) + 1)
      );
    case 'boolean':
      return random.chance(2);
    case 'null':
      return null;
    default:
      return makeText(random, schema);
  }
}

function makeObject(random: Random, { properties = {}, required = [] }: Schema, known: KnownValues): unknown {
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties))
    if (required.includes(name) || random.chance(2)) made[name] = makeValue(random, schema, name, known);
  return made;
}

const letters = Array.from('abcdefghij 0123456789');

function makeText(random: Random, { format, minLength = 1, maxLength = 40 }: Schema): string {
  if (format === 'email') return `attack${String(random.int(1_000_000))}@example.com`;
  if (format === 'date-time') return new Date(random.int(2_000_000_000) * 1000).toISOString();
  if (format === 'uuid') return '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const length = minLength + random.int(Math.max(1, Math.min(maxLength, minLength + 30) - minLength));
  return Array.from({ length }, () => random.pick(letters)).join('');
}

/** The same with something wrong in it: a part gone, replaced, added or of another kind. */
export function mutate(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(4)) return random.pick(hostileValues);
  const entries = Object.entries(value);
  const [name] = entries.length > 0 ? random.pick(entries) : [''];
  const changed = { ...value } as Record<string, unknown>;
  switch (random.int(4)) {
    case 0:
      return Object.fromEntries(entries.filter(([key]) => key !== name));
    case 1:
      return { ...changed, [random.pick(hostileTexts)]: random.pick(hostileValues) };
    case 2:
      return { ...changed, [name]: mutate(random, changed[name]) };
    default:
      return { ...changed, [name]: random.pick(hostileValues) };
  }
}
