import { apiBasePath } from '@bandwise/contract/limits';
import type { Operation } from '@bandwise/contract/operation';
import { z } from 'zod';

/** As an element, as an attribute and as an address it would run. */
export const hostileText = 'javascript:alert(1)//"><img src=x onerror=alert(2)>';

/** As much of JSON schema as replies use. */
interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Values that a field needs for a screen to show what it has, by the name of the field. */
export type Chosen = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../../packages/contract/src/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'access' in value && 'method' in value;
const operations = Object.values(modules).flatMap((module) => Object.values(module).filter(isOperation));

/** What the server would answer, had somebody put markup into every text that it keeps. */
export function hostileReply(method: string, url: string, chosen: Chosen): Response {
  const path = (url.split('?', 1)[0] ?? '').slice(apiBasePath.length);
  const operation = operations.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  );
  if (!operation?.reply) throw new Error(`no reply for ${method} ${path}`);
  const schema = z.toJSONSchema(operation.reply, { unrepresentable: 'any' }) as Schema;
  return Response.json(fill(schema, '', chosen));
}

function fill(schema: Schema, name: string, chosen: Chosen): unknown {
  if (name in chosen) return chosen[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = optionsOf(schema);
  if (options.length > 0) return fill(options[0] ?? {}, name, chosen);
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, fill(inner, key, chosen)]),
      );
    case 'array': {
      const kinds = schema.items ? optionsOf(schema.items) : [];
      return (kinds.length > 0 ? kinds : [schema.items ?? {}]).map((kind) => fill(kind, '', chosen));
    }
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return fillText(schema);
  }
}

/** What is there rather than null. */
const typeOf = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type;
const optionsOf = ({ anyOf, oneOf }: Schema): Schema[] =>
  (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null');

function fillText({ format, pattern }: Schema): string {
  if (format === 'date-time') return '2026-11-15T09:36:30.070Z';
  if (format === 'date') return '2026-11-15';
  const known = ['C1T1P1', 'C1T1'].find((code) => pattern !== undefined && new RegExp(pattern).test(code));
  return known ?? hostileText;
}
