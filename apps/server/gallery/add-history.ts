import { Client } from 'pg';
import { findRunningPostgres } from '../src/platform/embedded-postgres/find-running-postgres.ts';
import { classmates } from './classmates.ts';

/** Overall bands of the past sessions, oldest first: slowly better, as it goes. */
const pastBands = [5, 5, 5.5, 5, 5.5, 6, 5.5, 6, 6, 6.5, 6, 6.5];
const daysBetween = 6;
const spokenMs = 210_000;

interface Sessions {
  past: number[];
  scored: number;
  failed: number;
}

/** What takes weeks in life: earlier sessions with their bands, other learners, failures, calls to engines outside. */
export async function addHistory(dataDir: string, sessions: Sessions): Promise<number> {
  const client = new Client({ connectionString: await findRunningPostgres(dataDir) });
  await client.connect();
  try {
    for (const [index, sessionId] of sessions.past.entries()) {
      const daysAgo = (sessions.past.length - index) * daysBetween + 1;
      await addPastSession(client, {
        sessionId,
        scored: sessions.scored,
        daysAgo,
        band: pastBands[index] ?? 6,
      });
    }
    await failSession(client, sessions.failed);
    await addClassmates(client);
    const otherFailed = await addOthersSessions(client, sessions.scored);
    await failSession(client, otherFailed);
    await client.query(outsideCalls, [otherFailed]);
    return otherFailed;
  } finally {
    await client.end();
  }
}

interface PastSession {
  sessionId: number;
  scored: number;
  daysAgo: number;
  band: number;
}

/** The report of the session that was really scored, with other bands, on a day in the past. */
async function addPastSession(
  client: Client,
  { sessionId, scored, daysAgo, band }: PastSession,
): Promise<void> {
  const spoken = spokenMs * (1 + (sessionId % 3));
  const at = `now() - $2::int * interval '1 day'`;
  await client.query(
    `UPDATE exam_sessions SET status = 'feedback_completed', overall_band = $3, completed_questions = total_questions,
            spoken_ms = $4, created_at = ${at}, updated_at = ${at}, completed_at = ${at} WHERE id = $1`,
    [sessionId, daysAgo, band, spoken],
  );
  await client.query(
    `INSERT INTO feedback (session_id, user_id, outcome, engine, overall_band, overall_low, overall_high, fluency_band, lexical_band,
                           grammar_band, pronunciation_band, overall_exact, fluency_exact, lexical_exact, grammar_exact,
                           pronunciation_exact, words_per_minute, pause_count, long_pause_count, spoken_sec, word_count, summary,
                           document, created_at, updated_at)
     SELECT $1, user_id, outcome, engine, band, band - 0.5, band + 0.5, band, band + 0.5, band - 0.5, band + 0.5, band, band + 0.1,
            band + 0.4, band - 0.4, band + 0.3, words_per_minute - $2::int / 4, pause_count + $2::int / 5,
            long_pause_count + $2::int / 10, spoken_sec, word_count, summary,
            document || jsonb_build_object('overall_band', band, 'overallScore', band), ${at}, ${at}
     FROM feedback, (SELECT $3::float8 AS band) AS given WHERE session_id = $4`,
    [sessionId, daysAgo, band, scored],
  );
  await client.query(
    `INSERT INTO practice_days (user_id, day, spoken_ms, answers)
     SELECT user_id, created_at::date, spoken_ms, total_questions FROM exam_sessions WHERE id = $1
     ON CONFLICT (user_id, day) DO UPDATE SET spoken_ms = practice_days.spoken_ms + excluded.spoken_ms`,
    [sessionId],
  );
  await client.query(
    `UPDATE practice_totals SET spoken_ms = spoken_ms + $2
     WHERE user_id = (SELECT user_id FROM exam_sessions WHERE id = $1)`,
    [sessionId, spoken],
  );
}

async function failSession(client: Client, sessionId: number): Promise<void> {
  await client.query(`DELETE FROM feedback WHERE session_id = $1`, [sessionId]);
  await client.query(
    `UPDATE exam_sessions SET status = 'failed', overall_band = NULL, scoring_attempts = 3 WHERE id = $1`,
    [sessionId],
  );
  await client.query(
    `INSERT INTO scoring_events (session_id, timestamp, event, attempt, reason)
     SELECT $1, now() - interval '9 hours' + attempt * interval '1 minute', event, attempt, reason
     FROM (VALUES ('report_failed', 1, 'no answer from https://llm.example.com within 60 s'),
                  ('report_failed', 2, 'https://llm.example.com answered 503: overloaded'),
                  ('given_up', 3, 'failed 3 times')) AS events (event, attempt, reason)`,
    [sessionId],
  );
}

const addClassmates = (client: Client) =>
  client.query(
    `INSERT INTO users (full_name, email, email_verified_at, is_active, language, created_at, last_login_at)
     SELECT name, 'learner' || n || '@school.example.com', CASE WHEN n % 7 <> 3 THEN now() END, n % 9 <> 4,
            (ARRAY['en', 'zh', 'ja', 'ko', 'es'])[1 + n % 5], now() - n * interval '3 days',
            CASE WHEN n % 5 <> 2 THEN now() - n * interval '7 hours' END
     FROM unnest($1::text[]) WITH ORDINALITY AS people (name, n)`,
    [classmates],
  );

/** One session for each classmate, in every state that an administrator meets; the last is returned. */
async function addOthersSessions(client: Client, scored: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO exam_sessions (user_id, paper_id, exam_code, book, test, part, topic, question, status, total_questions,
                                completed_questions, spoken_ms, overall_band, created_at, updated_at, completed_at)
     SELECT users.id, paper_id, exam_code, book, test, part, topic, question,
            CASE WHEN users.id % 4 = 0 THEN 'paused' WHEN users.id % 4 = 1 THEN 'in_progress' ELSE 'feedback_completed' END,
            total_questions, CASE WHEN users.id % 4 < 2 THEN 2 ELSE total_questions END, spoken_ms,
            CASE WHEN users.id % 4 > 1 THEN 4 + users.id % 9 * 0.5 END, at, at, CASE WHEN users.id % 4 > 1 THEN at END
     FROM exam_sessions, users, LATERAL (SELECT now() - (200 - users.id) * interval '5 hours' AS at) AS times
     WHERE exam_sessions.id = $1 AND users.email LIKE '%@school.example.com'
     ORDER BY users.id
     RETURNING id`,
    [scored],
  );
  return rows.at(-1)?.id ?? 0;
}

/** Of three days, every eighth without an answer. */
const outsideCalls = `
  INSERT INTO external_calls (timestamp, provider, job, model, method, path, status_code, response_time_ms, input_tokens, output_tokens,
                              cost, error, session_id, request_body, response_body)
  SELECT now() - n * interval '97 minutes', 'openai', 'examiner', 'gpt-example', 'POST', '/v1/chat/completions',
         CASE WHEN n % 8 = 0 THEN NULL WHEN n % 8 = 1 THEN 503 ELSE 200 END, CASE WHEN n % 8 = 0 THEN 60000 ELSE 1800 + n * 70 END,
         CASE WHEN n % 8 > 1 THEN 2100 + n * 13 END, CASE WHEN n % 8 > 1 THEN 640 + n * 5 END, CASE WHEN n % 8 > 1 THEN 0.0123 END,
         CASE WHEN n % 8 = 0 THEN 'no answer within 60 s' WHEN n % 8 = 1 THEN 'overloaded' END, $1::int,
         '{"model":"gpt-example","messages":[{"role":"system","content":"You are an examiner."}]}',
         CASE WHEN n % 8 > 1 THEN '{"choices":[{"message":{"content":"{}"}}]}' END
  FROM generate_series(1, 44) AS n`;
