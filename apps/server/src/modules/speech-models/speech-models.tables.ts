import { modelStates } from '@bandwise/contract/speech-models';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** How far each folder of models is; workers on one disk share a folder, workers on several machines do not. */
export const modelFolders = pgTable('model_folders', {
  /** Machine and path. */
  place: text().primaryKey(),
  state: text({ enum: modelStates }).notNull(),
  doneBytes: bigint('done_bytes', { mode: 'number' }).notNull(),
  totalBytes: bigint('total_bytes', { mode: 'number' }).notNull(),
  message: text(),
  toldAt: instant('told_at').notNull(),
});
