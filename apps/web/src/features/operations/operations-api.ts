import type {
  createBackup,
  deleteBackup,
  getBackupStatus,
  getSystemStats,
  listBackups,
  listOutbox,
  restoreBackup,
} from '@bandwise/contract/operations';
import type { Input, Reply } from '../../lib/api-client.ts';
import { call, queryApi } from '../../lib/query-api.ts';

const operationsApi = queryApi.enhanceEndpoints({ addTagTypes: ['operations'] });

export const {
  useSystemStatsQuery,
  useBackupsQuery,
  useBackupStatusQuery,
  useOutboxQuery,
  useCreateBackupMutation,
  useRestoreBackupMutation,
  useDeleteBackupMutation,
  util: { invalidateTags },
} = operationsApi.injectEndpoints({
  endpoints: (build) => ({
    systemStats: build.query<Reply<typeof getSystemStats>, undefined>({
      query: () => call<typeof getSystemStats>('GET', '/admin/operations/stats', {}),
      providesTags: ['operations'],
    }),
    backups: build.query<Reply<typeof listBackups>, undefined>({
      query: () => call<typeof listBackups>('GET', '/admin/operations/backups', {}),
      providesTags: ['operations'],
      keepUnusedDataFor: 0,
    }),
    backupStatus: build.query<Reply<typeof getBackupStatus>, undefined>({
      query: () => call<typeof getBackupStatus>('GET', '/admin/operations/backup-status', {}),
      providesTags: ['operations'],
      keepUnusedDataFor: 0,
    }),
    outbox: build.query<Reply<typeof listOutbox>, undefined>({
      query: () => call<typeof listOutbox>('GET', '/admin/operations/outbox', {}),
      providesTags: ['operations'],
      keepUnusedDataFor: 0,
    }),
    createBackup: build.mutation<Reply<typeof createBackup>, Input<typeof createBackup>['body']>({
      query: (body) => call<typeof createBackup>('POST', '/admin/operations/backup', { body }),
    }),
    restoreBackup: build.mutation<Reply<typeof restoreBackup>, string>({
      query: (filename) =>
        call<typeof restoreBackup>('POST', '/admin/operations/restore', { body: { backup_id: filename } }),
    }),
    deleteBackup: build.mutation<Reply<typeof deleteBackup>, string>({
      query: (filename) =>
        call<typeof deleteBackup>('DELETE', '/admin/operations/backups/:filename', { params: { filename } }),
      invalidatesTags: ['operations'],
    }),
  }),
});
