import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ModelState } from './model-state.ts';
import { modelFolders } from './speech-models.tables.ts';

export async function saveModelState(
  db: Database,
  place: string,
  state: ModelState,
  now: Date,
): Promise<void> {
  const row = { ...state, toldAt: now };
  await db
    .insert(modelFolders)
    .values({ place, ...row })
    .onConflictDoUpdate({ target: modelFolders.place, set: row });
}

export async function removeModelState(db: Database, place: string): Promise<void> {
  await db.delete(modelFolders).where(eq(modelFolders.place, place));
}

export const listModelStates = (db: Database) => db.select().from(modelFolders);
