import type { Client } from 'pg';
import { liveSchema } from './catalog.ts';
import type { Migration } from './migrations.ts';

/** Exists only inside the transaction of a restore: nobody else ever sees it, and a crash leaves none. */
export const stagingSchema = 'bandwise_restoring';

const statementBreak = '--> statement-breakpoint';

/** An empty schema in which names without a schema are looked for first; then those of our extension. */
export async function createStaging(client: Client): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    `SELECT quote_ident(nspname) AS schema FROM pg_extension
     JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'`,
  );
  await client.query(`CREATE SCHEMA ${stagingSchema}`);
  await client.query(
    `SET LOCAL search_path TO ${[stagingSchema, ...rows.map((row) => row.schema)].join(', ')}`,
  );
}

/** The same statements that made the live tables; where those name their schema, they name this one. */
export async function migrateStaging(client: Client, migrations: readonly Migration[]): Promise<void> {
  for (const { text } of migrations) {
    for (const statement of text.split(statementBreak))
      await client.query(statement.replaceAll(`"${liveSchema}".`, `"${stagingSchema}".`));
  }
}
