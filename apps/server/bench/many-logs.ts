import { Client } from 'pg';

/** Ordered by how often they are called: the first about every third time, the last once in a few hundred. */
const routes = [
  'GET /api/v1/exam-tests/sessions/#/status',
  'GET /api/v1/auth/me',
  'GET /api/v1/exam-tests/sessions/#/questions',
  'POST /api/v1/ai/tts/question',
  'POST /api/v1/audio-session/upload',
  'POST /api/v1/exam-tests/sessions/#/next-question',
  'GET /api/v1/exam-tests/sessions',
  'GET /api/v1/files/*',
  'GET /api/v1/feedback/session/#',
  'GET /api/v1/users/stats',
  'GET /api/v1/stats/score-history',
  'POST /api/v1/practice/coaching/evaluate',
  'POST /api/v1/exam-tests/sessions',
  'GET /api/v1/exam-tests/available-exams',
  'POST /api/v1/auth/challenge',
  'POST /api/v1/auth/login/challenge',
  'POST /api/v1/ai/tts/synthesize',
  'GET /api/v1/stats/skill-progress',
  'GET /api/v1/exam-tests/sessions/recent',
  'PATCH /api/v1/exam-tests/sessions/#',
  'PUT /api/v1/exam-tests/sessions/#',
  'POST /api/v1/auth/register',
  'POST /api/v1/auth/verify-email',
  'GET /api/v1/users/admin/list',
  'PUT /api/v1/users/admin/#/status',
  'PUT /api/v1/auth/profile',
  'GET /api/v1/exam-tests/papers/*',
  'POST /api/v1/feedback/generate',
  'DELETE /api/v1/users/admin/#',
  'DELETE /api/v1/users/me',
  'GET *',
  'GET /api/v1/debug/logs',
];
/** The first nineteen times in twenty. */
const statuses = [200, 401, 403, 404, 409, 422, 429, 500, 502, 503];
const speeds = 3;

/** A learner with a thousand requests, and one with a fiftieth of all. */
export const ordinaryUser = 700;
export const busyUser = 1;
export const someSession = 5;

/**
 * Fills an empty database with requests of thirty days, in the order of time as they would have come. Each kind occurs
 * at least once, however few there are: the same filter then has something to find in a short log and in a long one.
 */
export async function insertManyLogs(connectionString: string, count: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('ALTER TABLE request_logs DISABLE TRIGGER USER');
    await client.query(
      `INSERT INTO request_kinds (id, method, route, status_code, speed) OVERRIDING SYSTEM VALUE
       SELECT 1 + ((r - 1) * $2::int + s - 1) * ${speeds} + p, split_part(route, ' ', 1), split_part(route, ' ', 2), status, p
       FROM unnest($1::text[]) WITH ORDINALITY AS routes (route, r), unnest($3::int[]) WITH ORDINALITY AS statuses (status, s),
            generate_series(0, ${speeds - 1}) AS p`,
      [routes, statuses.length, statuses],
    );
    await client.query(
      `INSERT INTO request_logs (timestamp, request_id, method, path, status_code, response_time_ms, user_id, ip_address, response_body, session_id, kind_id)
       SELECT now() - ($1::int - n) * (interval '30 days' / $1::int), md5(n::text), kind.method,
              replace(replace(kind.route, '#', (n / 200)::text), '*', 'recordings/' || md5(n::text) || '.wav'), kind.status_code,
              CASE kind.speed WHEN 0 THEN hash / 13 % 500 WHEN 1 THEN 500 + hash / 13 % 1500 ELSE 2000 + hash / 13 % 20000 END,
              CASE WHEN hash / 7 % 10 = 0 THEN NULL WHEN hash / 11 % 50 = 0 THEN ${busyUser} ELSE 700 + n / 1000 END,
              '192.0.2.1', '{"detail":"' || md5(n::text) || '"}', CASE WHEN kind.route LIKE '%sessions/#%' THEN n / 200 END, kind.id
       FROM (SELECT n, hash, CASE WHEN n <= $2::int * $3::int * ${speeds} THEN n ELSE 1 + (r * $2::int + s) * ${speeds} + p END AS kind_id FROM (
               SELECT n, hash, floor($3::int * power((hash % 100000) / 100000.0, 3))::int AS r,
                      CASE WHEN hash / 100000 % 20 > 0 THEN 0 ELSE 1 + hash / 2000000 % ($2::int - 1) END AS s,
                      CASE WHEN hash / 31 % 50 > 0 THEN 0 WHEN hash / 1550 % 3 > 0 THEN 1 ELSE 2 END AS p
               FROM (SELECT n, hashint8extended(n, 1) & 4611686018427387903 AS hash FROM generate_series(1, $1::int) AS n) AS numbers
             ) AS parts) AS made
       JOIN request_kinds AS kind ON kind.id = made.kind_id`,
      [count, statuses.length, routes.length],
    );
    for (const statement of counts) await client.query(statement);
    await client.query('ALTER TABLE request_logs ENABLE TRIGGER USER');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** What the triggers would have counted. */
const counts = [
  `UPDATE request_kinds SET requests = counted.requests
   FROM (SELECT kind_id, count(*) AS requests FROM request_logs GROUP BY 1) AS counted WHERE id = kind_id`,
  `DELETE FROM request_kinds WHERE requests = 0`,
  `INSERT INTO request_hours (hour, kind_id, requests, total_ms, max_ms)
   SELECT date_trunc('hour', timestamp, 'UTC'), kind_id, count(*), sum(response_time_ms), max(response_time_ms) FROM request_logs GROUP BY 1, 2`,
  `INSERT INTO request_minutes (minute, status_class, requests, total_ms)
   SELECT date_trunc('minute', timestamp, 'UTC'), status_code / 100, count(*), sum(response_time_ms) FROM request_logs GROUP BY 1, 2`,
];
