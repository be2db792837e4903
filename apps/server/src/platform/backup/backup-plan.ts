import type { Database } from '../database/database.ts';

/** What the product's modules say about their tables and files. Tables that are not named are backed up. */
export interface BackupPlan {
  /** State of this installation: not in a backup, and left as it is by a restore. */
  staysHere: readonly string[];
  /** Short-lived secrets: not in a backup, and gone after a restore. */
  forgotten: readonly string[];
  /** A query for the keys of every object that a row needs, in a column `object_key`. */
  objectKeys: string;
  /** Statements that bring rows of `live` over into `restored`, both names of a schema. */
  carryOver(live: string, restored: string): readonly string[];
  /** Puts the work that the rows are waiting for into the queue. */
  queueUnfinishedWork(tx: Database): Promise<void>;
}
