import { Client } from 'pg';
import { createAccessToken } from '../src/modules/accounts/identities.ts';
import type { Defer } from './measurement.ts';
import { serveFilledDatabase } from './serve-filled-database.ts';

/** Everybody else's sessions, spread over this many people. */
const otherLearners = 20_000;

export interface PracticeServer {
  /** The body of an answer to the learner with this many sessions; anything but 200 throws. */
  get(url: string, learner: Learner): Promise<string>;
  timeMs(url: string, learner: Learner): Promise<number>;
}

/** A learner of the bench, by how many sessions they have, or an administrator who has none. */
export type Learner = 'few' | 'many' | 'administrator';

/** The screens of a learner, in a system with this many sessions of others. */
export async function openPracticeServer(
  postgresUrl: string,
  name: string,
  sessions: { few: number; many: number; others: number },
  defer: Defer,
): Promise<PracticeServer> {
  const {
    platform,
    filled: learners,
    get,
    timeMs,
  } = await serveFilledDatabase(postgresUrl, name, (url) => insertPractice(url, sessions), defer);
  const tokenOf = (learner: Learner) => createAccessToken(platform.db, learners[learner], new Date());
  const tokens = {
    few: await tokenOf('few'),
    many: await tokenOf('many'),
    administrator: await tokenOf('administrator'),
  };
  return {
    get: (url, learner) => get(url, tokens[learner]),
    timeMs: (url, learner) => timeMs(url, tokens[learner]),
  };
}

/** More than the twelve weeks that the progress screen asks for. */
const practisedDays = 100;

/**
 * One in five unfinished, half of the rest scored; the learners' own lie between those of the others. Both learners practised every
 * day: what is read of days depends on how many there are in twelve weeks, not on the number of sessions.
 */
async function insertPractice(
  connectionString: string,
  sessions: { few: number; many: number; others: number },
): Promise<Record<Learner, number>> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO users (full_name, email, email_verified_at)
       SELECT 'Learner ' || n, 'learner' || n || '@bench.example', now() FROM generate_series(1, $1::int + 2) AS n RETURNING id`,
      [otherLearners],
    );
    const few = rows[0]?.id ?? 0;
    const many = rows[1]?.id ?? 0;
    const owner = await client.query<{ id: number }>(
      `INSERT INTO users (full_name, email, email_verified_at, is_admin)
       VALUES ('Administrator', 'administrator@bench.example', now(), true) RETURNING id`,
    );
    await client.query(
      `INSERT INTO exam_sessions (user_id, paper_id, exam_code, book, test, part, topic, question, status, total_questions,
                                  completed_questions, spoken_ms, overall_band, created_at, updated_at, completed_at)
       SELECT owner, (SELECT min(id) FROM papers), 'C1T1P' || 1 + n % 3, 1, 1, 1 + n % 3, 'Home', 'What kind of building do you live in?',
              CASE WHEN n % 5 = 0 THEN 'paused' WHEN n % 5 < 3 THEN 'completed' ELSE 'feedback_completed' END, 6,
              CASE WHEN n % 5 = 0 THEN 2 ELSE 6 END, 240000, CASE WHEN n % 5 > 2 THEN 4 + n % 9 * 0.5 END,
              at, at, CASE WHEN n % 5 > 0 THEN at END
       FROM (
         SELECT n, CASE WHEN n % (total / $1::int) = 1 AND n / (total / $1::int) < $1::int THEN $4::int
                        WHEN n % (total / $2::int) = 2 AND n / (total / $2::int) < $2::int THEN $5::int
                        ELSE $4::int + 2 + n % $6::int END AS owner,
                now() - (total - n) * interval '10 seconds' AS at
         FROM (SELECT n, $1::int + $2::int + $3::int AS total FROM generate_series(1, $1::int + $2::int + $3::int) AS n) AS numbers
       ) AS owned`,
      [sessions.few, sessions.many, sessions.others, few, many, otherLearners],
    );
    // A few failed, as in a system that is well kept.
    await client.query(
      `UPDATE exam_sessions SET status = 'failed' WHERE status = 'completed' AND id % 500 = 1`,
    );
    await client.query(feedbackOfScoredSessions);
    await client.query(
      `INSERT INTO practice_days (user_id, day, spoken_ms, answers)
       SELECT user_id, created_at::date, sum(spoken_ms), sum(completed_questions) FROM exam_sessions GROUP BY 1, 2`,
    );
    await client.query(
      `INSERT INTO practice_days (user_id, day, spoken_ms, answers)
       SELECT learner, now()::date - ago, 240000, 6 FROM unnest($1::int[]) AS learner, generate_series(0, $2::int - 1) AS ago
       ON CONFLICT DO NOTHING`,
      [[few, many], practisedDays],
    );
    await client.query('VACUUM ANALYZE');
    return { few, many, administrator: owner.rows[0]?.id ?? 0 };
  } finally {
    await client.end();
  }
}

/** Short documents: what is read of them is as long for everybody, and a million long ones would only fill the disk. */
const feedbackOfScoredSessions = `
  INSERT INTO feedback (session_id, user_id, outcome, engine, overall_band, overall_low, overall_high, fluency_band, lexical_band,
                        grammar_band, pronunciation_band, fluency_exact, lexical_exact, grammar_exact, pronunciation_exact,
                        spoken_sec, word_count, summary, document, created_at, updated_at)
  SELECT id, user_id, 'judged', 'embedded', band, band - 0.5, band + 0.5, band, band, band, band, band, band, band, band, 240, 480, '',
         '{"criteriaScores": []}', created_at, created_at
  FROM (SELECT id, user_id, created_at, overall_band AS band FROM exam_sessions WHERE overall_band IS NOT NULL) AS scored`;
