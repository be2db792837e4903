import { Client } from 'pg';

/** As a backup counts them: what `COPY` writes for one practice session with everything that belongs to it. */
const bytesPerSession = 83_000;
const sessionsPerLearner = 10;
const answersPerSession = 6;
const wordsPerAnswer = 45;
const callsPerSession = 30;

const words =
  'the and that have with this from they would about there their which people because think really family always another between important something different together usually sometimes traditional skill teacher school market weather neighbour building evening journey language favourite decision experience remember understand generation opportunity environment'.split(
    ' ',
  );

/** Any of the words. */
const word = `($1::text[])[1 + floor(random() * ${String(words.length)})::int]`;
const fraction = `round(random()::numeric, 3)`;
const text = (count: string) => `(SELECT string_agg(${word}, ' ') FROM generate_series(1, ${count}))`;

/** What was heard, with a time and a judgement for every word and sound, as our own engine writes it. */
const facts = `
  SELECT format('{"outcome": "speech", "confidence": %s, "words": [%s]}', ${fraction}, string_agg(format(
    '{"text": "%s", "startSec": %s, "endSec": %s, "accuracy": %s, "phonemes": [{"phoneme": "%s", "score": %s}, {"phoneme": "%s", "score": %s}]}',
    ${word}, round((n * 0.4 + random() * 0.2)::numeric, 3), round((n * 0.4 + 0.3)::numeric, 3), ${fraction},
    substr(md5(random()::text), 1, 2), ${fraction}, substr(md5(random()::text), 1, 2), ${fraction}), ', '))::jsonb
  FROM generate_series(1, ${String(wordsPerAnswer)} + id % 9) AS n`;

const document = `
  jsonb_build_object('summary', ${text('40 + id % 7')}, 'questionFeedback', (
    SELECT jsonb_agg(jsonb_build_object('question_order', q, 'transcription', ${text('90 + q % 5 + id % 7')},
      'feedback', ${text('60 + q % 5 + id % 7')}, 'score', ${fraction})) FROM generate_series(1, ${String(answersPerSession)}) AS q))`;

/** In this order; every word is drawn anew, so that the rows shrink as little as real ones. */
const statements = [
  `INSERT INTO users (full_name, email, email_verified_at, password_hash, created_at)
   SELECT initcap(${word} || ' ' || ${word}), 'learner' || n || '@bench.example', now(), md5(random()::text) || md5(random()::text), now()
   FROM generate_series(1, $2::int / ${String(sessionsPerLearner)} + 1) AS n`,
  `INSERT INTO exam_sessions (user_id, paper_id, exam_code, book, test, part, topic, question, status, total_questions,
                              completed_questions, spoken_ms, overall_band, created_at, updated_at, completed_at)
   SELECT (SELECT min(id) FROM users) + n / ${String(sessionsPerLearner)}, (SELECT min(id) FROM papers), 'C1T1P' || 1 + n % 3, 1, 1,
          1 + n % 3, ${word}, ${text('9 + n % 3')}, 'feedback_completed', ${String(answersPerSession)}, ${String(answersPerSession)},
          240000, 4 + n % 9 * 0.5, at, at, at
   FROM (SELECT n, now() - ($2::int - n) * interval '1 minute' AS at FROM generate_series(1, $2::int) AS n) AS numbers`,
  `INSERT INTO session_questions (session_id, question_order, question_text, kind, topic, points, preparation_sec, max_sec, answered_at)
   SELECT id, q, ${text('9 + q % 3 + id % 2')}, 'question', topic, '[]', 0, 60, created_at
   FROM exam_sessions, generate_series(1, ${String(answersPerSession)}) AS q`,
  `INSERT INTO recordings (user_id, session_id, question_order, idempotency_key, object_key, sha256, size_bytes, duration_ms,
                           created_at, analysis, transcription)
   SELECT user_id, id, q, gen_random_uuid(), 'recordings/' || gen_random_uuid() || '.wav', md5(random()::text) || md5(random()::text),
          1280044, 40000, created_at, 'done', ${text(`${String(wordsPerAnswer)} + q % 3 + id % 2`)}
   FROM exam_sessions, generate_series(1, ${String(answersPerSession)}) AS q`,
  `INSERT INTO recording_analyses (recording_id, facts, created_at) SELECT id, (${facts}), created_at FROM recordings`,
  `INSERT INTO feedback (session_id, user_id, outcome, engine, overall_band, spoken_sec, word_count, summary, document, created_at, updated_at)
   SELECT id, user_id, 'judged', 'embedded', overall_band, 240, 480, ${text('30 + id % 7')}, ${document}, created_at, created_at
   FROM exam_sessions`,
  `INSERT INTO request_kinds (method, route, status_code, speed) VALUES ('GET', '/api/v1/exam-tests/sessions/#', 200, 0)`,
  `INSERT INTO request_logs (timestamp, request_id, method, path, status_code, response_time_ms, user_id, session_id, kind_id, ip_address,
                             response_body)
   SELECT created_at + n * interval '3 seconds', gen_random_uuid(), 'GET', '/api/v1/exam-tests/sessions/' || id, 200, 1 + (random() * 90)::int,
          user_id, id, (SELECT max(id) FROM request_kinds), '192.0.2.' || n, '{"id":' || id || ',"text":"' || ${text('70 + n % 5 + id % 7')} || '"}'
   FROM exam_sessions, generate_series(1, ${String(callsPerSession)}) AS n`,
];

/** Fills a migrated database with what a school leaves behind: learners, sessions, what was heard, reports, the log. */
export async function insertSchoolData(connectionString: string, megabytes: number): Promise<void> {
  const sessions = Math.ceil((megabytes * 1024 * 1024) / bytesPerSession);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) {
      const values = [words, sessions].filter((_, index) => statement.includes(`$${String(index + 1)}`));
      await client.query(statement, values);
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
