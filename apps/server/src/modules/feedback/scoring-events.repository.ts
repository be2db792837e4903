import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { recordings } from '../recordings/recordings.tables.ts';
import { scoringEvents } from './feedback.tables.ts';

export type NewScoringEvent = typeof scoringEvents.$inferInsert;

/** Far more than asking again and again brings together in a day. */
const listedMax = 200;

export async function insertScoringEvent(db: Database, event: NewScoringEvent): Promise<void> {
  await db.insert(scoringEvents).values(event);
}

/** The newest, in the order in which they happened. */
export async function listScoringEvents(db: Database, sessionId: number) {
  const newest = db
    .select({ ...getTableColumns(scoringEvents), questionOrder: recordings.questionOrder })
    .from(scoringEvents)
    .leftJoin(recordings, eq(recordings.id, scoringEvents.recordingId))
    .where(eq(scoringEvents.sessionId, sessionId))
    .orderBy(desc(scoringEvents.id))
    .limit(listedMax)
    .as('newest');
  return db.select().from(newest).orderBy(asc(newest.id));
}

export type ScoringEventRow = Awaited<ReturnType<typeof listScoringEvents>>[number];
