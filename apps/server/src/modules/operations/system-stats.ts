import { statfs } from 'node:fs/promises';
import type { Platform } from '../../platform/platform.ts';
import { listBackups } from './list-backups.ts';
import { countEverything } from './operations.repository.ts';

const bytesPerMegabyte = 1024 ** 2;
const bytesPerGigabyte = 1024 ** 3;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

export async function readSystemStats(platform: Platform) {
  const { databaseBytes, users, sessions } = await countEverything(platform.db);
  const { blocks, bfree, bavail, bsize } = await statfs(platform.settings.dataDir);
  const newest = (await listBackups(platform)).find(({ status }) => status === 'completed');
  return {
    database_size: oneDecimal(databaseBytes / bytesPerMegabyte),
    total_users: users,
    total_exams: sessions,
    disk_usage: oneDecimal(((blocks - bfree) * bsize) / bytesPerGigabyte),
    disk_free: oneDecimal((bavail * bsize) / bytesPerGigabyte),
    last_backup: newest?.created_at ?? null,
  };
}
