import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { options } from './accounts.tables.ts';

const anonymousEnabled = 'anonymous_enabled';

export async function isAnonymousEnabled(db: Database): Promise<boolean> {
  const [row] = await db.select().from(options).where(eq(options.name, anonymousEnabled));
  return row?.value !== false;
}

export async function setAnonymousEnabled(db: Database, value: boolean): Promise<void> {
  await db
    .insert(options)
    .values({ name: anonymousEnabled, value })
    .onConflictDoUpdate({ target: options.name, set: { value } });
}
