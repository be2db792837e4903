import { Client } from 'pg';
import type { SentSecret } from './sent-secrets.ts';

type Search = (text: string) => boolean;

const finds =
  (pattern: RegExp): Search =>
  (text) =>
    pattern.test(text);

const beforeAt = /[\w.+-]$/;
const afterAt = /^[\w-]+(?:\.[\w-]+)+/;
const domainMaxLength = 255;

/** From one @ to the next: a pattern that began at every character would take minutes for the logs of all tests. */
function holdsMailAddress(text: string): boolean {
  for (const { 0: at, index } of text.matchAll(/@|%40/g)) {
    const end = index + at.length;
    const isAddress =
      beforeAt.test(text.slice(Math.max(0, index - 1), index)) &&
      afterAt.test(text.slice(end, end + domainMaxLength));
    if (isAddress) return true;
  }
  return false;
}

/** Found in a log whatever test they come from. */
const alwaysSecret: Readonly<Record<string, Search>> = {
  'a mail address': holdsMailAddress,
  'a bearer token': finds(/Bearer\s+[\w-]{20,}/i),
  'a private key': finds(/BEGIN [A-Z ]*PRIVATE KEY/),
  'a hashed password': finds(/\$argon2/),
  'a code': finds(/"(?:code|otp)"\s*:\s*"?\d{4,8}\b/),
};
const sixDigits = /^\d{6}$/;
/** Enough to find it again in a test. */
const shownLength = 24;

interface LogSearch {
  rows: number;
  /** What was found, in which table and row. */
  findings: string[];
}

/** Looks for secrets in everything that the log tables of one database hold as text. */
export async function searchLogTables(url: string, secrets: readonly SentSecret[]): Promise<LogSearch> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const searches = [
    ...Object.entries(alwaysSecret),
    ...secrets.flatMap(({ field, value }) =>
      formsOf(value).map((form): [string, Search] => [
        `the ${field} ${JSON.stringify(value.slice(0, shownLength))}`,
        form,
      ]),
    ),
  ];
  try {
    const result: LogSearch = { rows: 0, findings: [] };
    for (const [table, columns] of await logTables(client)) {
      const texts = columns.map((column) => `"${column}"::text`).join(', ');
      const { rows } = await client.query<{ id: string; content: string }>(
        `SELECT ctid::text AS id, concat_ws(E'\\n', ${texts}) AS content FROM public."${table}"`,
      );
      result.rows += rows.length;
      const everything = rows.map(({ content }) => content).join('\n');
      for (const [what, isIn] of searches) {
        if (!isIn(everything)) continue;
        const places = rows.filter(({ content }) => isIn(content)).map(({ id }) => id);
        result.findings.push(`${what} in ${table} at ${places.slice(0, 3).join(', ')}`);
      }
    }
    return result;
  } finally {
    await client.end();
  }
}

/** As it is, and as JSON writes it. Six digits may be a size or an id as well: only as a text of their own they are a code. */
function formsOf(value: string): Search[] {
  if (sixDigits.test(value)) return [finds(new RegExp(`["\\s=/]${value}(?:["\\s&]|$)`, 'm'))];
  const forms = new Set([value, JSON.stringify(value).slice(1, -1)]);
  return [...forms].map((form) => (text) => text.includes(form));
}

/** Whatever keeps calls, with its columns: found by what it is, so that a new table of logs is searched as well. */
async function logTables(client: Client): Promise<[string, string[]][]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT c.table_name AS table, array_agg(c.column_name::text) AS columns
     FROM information_schema.columns AS c JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY c.table_name
     HAVING c.table_name ~ '_log|^request_' OR bool_or(c.column_name IN ('request_body', 'response_body')) ORDER BY 1`,
  );
  return rows.map(({ table, columns }) => [table, columns]);
}
