import type { Client } from 'pg';
import { stagingSchema } from './staging-schema.ts';

/** Statements that put back what was taken away. */
type Dressing = readonly string[];

/**
 * Takes indexes and constraints off empty tables, because filling first and indexing afterwards is several times faster
 * and needs memory for no queue of checks. Answers the statements that bring them back.
 */
export async function stripTables(client: Client): Promise<Dressing> {
  const { rows: constraints } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE connamespace = $1::regnamespace AND contype IN ('p', 'u', 'f')
     ORDER BY contype = 'f', conrelid::regclass::text, conname`,
    [stagingSchema],
  );
  const { rows: indexes } = await client.query<{ drop: string; add: string }>(
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS add
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = $1::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
     ORDER BY relname`,
    [stagingSchema],
  );
  const { rows: statistics } = await client.query<{ add: string }>(
    `SELECT format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s', attrelid::regclass, attnum, attstattarget) AS add
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = $1::regnamespace AND relkind = 'i' AND attstattarget >= 0 ORDER BY 1`,
    [stagingSchema],
  );
  // Foreign keys go first, as they lean on the others, and come back last.
  for (const { drop } of constraints.toReversed()) await client.query(drop);
  for (const { drop } of indexes) await client.query(drop);
  const isForeignKey = ({ add }: { add: string }) => add.includes(' FOREIGN KEY ');
  return [
    ...constraints.filter((constraint) => !isForeignKey(constraint)),
    ...indexes,
    ...statistics,
    ...constraints.filter(isForeignKey),
  ].map(({ add }) => add);
}

export async function dressTables(client: Client, dressing: Dressing): Promise<void> {
  for (const statement of dressing) await client.query(statement);
}
