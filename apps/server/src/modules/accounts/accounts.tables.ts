import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
type ListedColumns = Record<'id' | 'createdAt' | 'email' | 'fullName' | 'lastLoginAt', ExtraConfigColumn>;

/** One for each order of the user list, on the few of the users that a filter leaves. */
function filteredListIndexes(name: string, table: ListedColumns, filter: SQL) {
  return [
    index(name).on(table.createdAt, table.id).where(filter),
    index(`${name}_by_email`)
      .on(sql`coalesce(lower(${table.email}), '')`, table.id)
      .where(filter),
    index(`${name}_by_full_name`)
      .on(sql`lower(${table.fullName})`, table.id)
      .where(filter),
    index(`${name}_by_last_login`)
      .on(sql`coalesce(${table.lastLoginAt}, '-infinity'::timestamptz)`, table.id)
      .where(filter),
  ];
}

/** Changes of users and access tokens are announced on the channel `identity_changed` by triggers of the migration. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fullName: text('full_name').notNull().default(''),
    email: text(),
    pendingEmail: text('pending_email'),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash'),
    language: text().notNull().default('en'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastLoginAt: instant('last_login_at'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_by_created_at').on(table.createdAt, table.id),
    index('users_by_email').on(sql`coalesce(lower(${table.email}), '')`, table.id),
    index('users_by_full_name').on(sql`lower(${table.fullName})`, table.id),
    index('users_by_last_login').on(sql`coalesce(${table.lastLoginAt}, '-infinity'::timestamptz)`, table.id),
    ...filteredListIndexes('users_admins', table, sql`${table.isAdmin}`),
    ...filteredListIndexes('users_inactive', table, sql`NOT ${table.isActive}`),
    index('users_search').using(
      'gin',
      sql`(lower(${table.fullName}) || ' ' || lower(coalesce(${table.email}, ''))) gin_trgm_ops`,
    ),
    // Trigrams cannot find two characters, which is a whole name in Chinese.
    index('users_search_pairs').using(
      'gin',
      sql`wide_pairs(lower(${table.fullName}) || ' ' || lower(coalesce(${table.email}, '')))`,
    ),
  ],
);

/** How many users there are of each kind, kept by a trigger: counting 200,000 rows for every page would be slow. */
export const userCounts = pgTable(
  'user_counts',
  {
    isActive: boolean('is_active').notNull(),
    isAdmin: boolean('is_admin').notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.isActive, table.isAdmin] })],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_user').on(table.userId),
    index('access_tokens_expiry').on(table.expiresAt),
  ],
);

/** One code for each purpose: a newer one replaces the older. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['verify-email', 'reset-password', 'change-email'] }).notNull(),
    email: text().notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

export const loginKeys = pgTable('login_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  publicKeyPem: text('public_key_pem').notNull(),
  privateKeyPem: text('private_key_pem').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const loginChallenges = pgTable(
  'login_challenges',
  {
    idHash: bytes('id_hash').primaryKey(),
    username: text().notNull(),
    nonce: text().notNull(),
    keyId: integer('key_id')
      .notNull()
      .references(() => loginKeys.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_challenges_expiry').on(table.expiresAt)],
);

/** What administrators switch at run time. */
export const options = pgTable('options', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
