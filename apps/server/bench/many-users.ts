import { Client } from 'pg';

/** One in 50 has each family name; the first name is one of 20. */
const familyNames =
  'Smith García Müller Tanaka Kim Nguyen Rossi Silva Kowalski Ivanov Okafor Hassan Singh Patel Chen Wang Li Zhang Liu Yang Park Choi Suzuki Sato Watanabe Johnson Brown Taylor Martin Bernard Dubois López Pérez Fernández Costa Santos Novak Horvat Petrov Popescu Andersson Jensen Virtanen Mwangi Diallo Mensah Abebe Haddad Cohen Yılmaz'.split(
    ' ',
  );
const firstNames =
  'Ana Ben Chloé Daniel Elena Farid Grace Hiro Ines Jonas Kenji Lucía Mei Noor Olga Paulo Quang Rosa Samuel Yuki'.split(
    ' ',
  );
const domains = ['example.com', 'example.org', 'mail.example.net', 'school.example.edu'];

/** One person only, whatever the size. */
export const rareName = 'Zebulon Quartermain';
/** One in a thousand has each of these. */
export const uncommonName = 'Featherstonehaugh';
export const chineseName = '王芳';

/** Fills an empty database with people: 2 % administrators, 10 % inactive, spread over three years. */
export async function insertManyUsers(connectionString: string, count: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO users (full_name, email, email_verified_at, password_hash, is_admin, is_active, created_at, last_login_at)
       SELECT name, lower(translate(name, ' ', '.')) || n || '@' || ($4::text[])[1 + n % 4], joined, repeat('x', 96),
              hash % 50 = 0, hash / 50 % 10 > 0, joined, CASE WHEN hash / 500 % 5 > 0 THEN joined + (hash / 2500 % 200) * interval '1 day' END
       FROM (
         SELECT n, hash, now() - (hash / 7919 % 94000000) * interval '1 second' AS joined,
                CASE WHEN n = $1::int / 2 THEN $5
                     WHEN n % 1000 = 13 THEN $7
                     ELSE ($2::text[])[1 + hash / 97 % 20] || ' ' || CASE WHEN n % 1000 = 7 THEN $6 ELSE ($3::text[])[1 + hash / 3559 % 50] END
                END AS name
         FROM (SELECT n, hashint8extended(n, 1) & 4611686018427387903 AS hash FROM generate_series(1, $1::int) AS n) AS numbers
       ) AS people`,
      [count, firstNames, familyNames, domains, rareName, uncommonName, chineseName],
    );
    await client.query('VACUUM ANALYZE users');
  } finally {
    await client.end();
  }
}
