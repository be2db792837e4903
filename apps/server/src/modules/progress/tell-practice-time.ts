import type { Database } from '../../platform/database/database.ts';
import { listPracticeDays } from './progress.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;
/** 5 January 1970 was a Monday. */
const firstMondayMs = 4 * dayMs;

interface PracticeWeek {
  week_start: string;
  minutes: number;
  answers: number;
}

/** The weeks up to the one of `now`, also those in which nothing was said. */
export async function tellPracticeTime(
  db: Database,
  userId: number,
  { weeks, now }: { weeks: number; now: Date },
): Promise<PracticeWeek[]> {
  const thisWeek = weekOf(now.getTime());
  const starts = Array.from({ length: weeks }, (_, index) => dayOf((thisWeek - weeks + 1 + index) * weekMs));
  const days = await listPracticeDays(db, userId, starts[0] ?? '');
  return starts.map((weekStart) => {
    const ofWeek = days.filter(({ day }) => dayOf(weekOf(Date.parse(day)) * weekMs) === weekStart);
    const spokenMs = ofWeek.reduce((sum, day) => sum + day.spokenMs, 0);
    return {
      week_start: weekStart,
      minutes: Math.round(spokenMs / 6_000) / 10,
      answers: ofWeek.reduce((sum, day) => sum + day.answers, 0),
    };
  });
}

const weekOf = (timeMs: number) => Math.floor((timeMs - firstMondayMs) / weekMs);
const dayOf = (sinceFirstMondayMs: number) =>
  new Date(sinceFirstMondayMs + firstMondayMs).toISOString().slice(0, 10);
