import { escapeIdentifier, type Client } from 'pg';

export const liveSchema = 'public';

export const qualified = (schema: string, name: string): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** In the order of the table; computed columns are left out, because nobody may write them. */
export async function columnsOf(client: Client, schema: string, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [qualified(schema, table)],
  );
  return rows.map(({ name }) => name);
}

interface Sequence {
  table: string;
  column: string;
  /** As text that SQL reads. */
  name: string;
}

/** The counters behind the ids of these tables. */
export async function sequencesOf(
  client: Client,
  schema: string,
  tables: readonly string[],
): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT relname AS table, attname AS column,
            pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) AS name
     FROM pg_attribute
     JOIN pg_class ON pg_class.oid = attrelid
     JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = $1 AND relname = ANY ($2) AND attidentity <> '' AND NOT attisdropped
     ORDER BY relname, attnum`,
    [schema, tables],
  );
  return rows;
}

/** The last id that was given out, or 0. */
export async function lastValueOf(client: Client, sequence: Sequence): Promise<bigint> {
  const { rows } = await client.query<{ value: string }>(
    `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS value FROM ${sequence.name}`,
  );
  return BigInt(rows[0]?.value ?? '0');
}
