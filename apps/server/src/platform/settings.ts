import path from 'node:path';
import { z } from 'zod';
import { backupEnvironment, readBackups, type BackupSettings } from './backup-settings.ts';
import { optionalText } from './optional-text.ts';
import { providerEnvironment, readProviders, type ProviderSettings } from './provider-settings.ts';
import { StartupError } from './startup-error.ts';

const flag = z
  .enum(['', '0', '1', 'false', 'true'])
  .default('')
  .transform((value) => value === '1' || value === 'true');

/** Every setting of the server, by its environment variable. The README's table is checked against this list. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  HOST: z.string().min(1).default('localhost'),
  BANDWISE_DATA: z.string().min(1).default('data'),
  BANDWISE_MODELS: optionalText,
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DATABASE_URL: optionalText,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalText,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: flag,
  SMTP_URL: optionalText,
  MAIL_FROM: z.string().min(1).default('Bandwise <bandwise@localhost>'),
  TRUST_PROXY: optionalText,
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.1).max(1_000_000).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  ...providerEnvironment,
  ...backupEnvironment,
});

export const settingNames = Object.keys(environmentSchema.shape);

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  modelsDir: string;
  role: 'all' | 'web' | 'worker';
  databaseUrl: string | undefined;
  databasePoolSize: number;
  s3: S3Settings | undefined;
  /** Where backups go instead of the data folder. */
  backupS3: S3Settings | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** As Fastify's `trustProxy` takes it: a number of hops, or addresses and ranges. */
  trustProxy: number | string | false;
  /** Multiplies every rate limit: raise it where a whole school shares one address. */
  rateLimitFactor: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  providers: ProviderSettings;
  backups: BackupSettings;
}

interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(
      `The setting ${String(issue?.path[0])} is not valid: ${issue?.message ?? 'unknown value'}.`,
    );
  }
  const env = parsed.data;
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
    throw new StartupError(
      `ROLE=${env.ROLE} shares a database with other machines: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const dataDir = path.resolve(env.BANDWISE_DATA);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    modelsDir: path.resolve(env.BANDWISE_MODELS ?? path.join(dataDir, 'models')),
    role: env.ROLE,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    s3: readS3(env, 'S3_BUCKET'),
    backupS3: readS3(env, 'BACKUP_S3_BUCKET'),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    trustProxy:
      env.TRUST_PROXY === undefined
        ? false
        : /^\d+$/.test(env.TRUST_PROXY)
          ? Number(env.TRUST_PROXY)
          : env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    providers: readProviders(env),
    backups: readBackups(env),
  };
}

function readS3(
  env: z.infer<typeof environmentSchema>,
  bucketSetting: 'S3_BUCKET' | 'BACKUP_S3_BUCKET',
): S3Settings | undefined {
  const bucket = env[bucketSetting];
  if (bucket === undefined) return undefined;
  if (env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined) {
    throw new StartupError(
      `${bucketSetting} is set: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.`,
    );
  }
  return {
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  };
}
