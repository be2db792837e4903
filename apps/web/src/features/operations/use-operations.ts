import type { Backup, BackupType, downloadBackup } from '@bandwise/contract/operations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { send } from '../../lib/api-client.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { formatBytes } from './format-bytes.ts';
import {
  invalidateTags,
  useCreateBackupMutation,
  useDeleteBackupMutation,
  useRestoreBackupMutation,
} from './operations-api.ts';
import { sendBackupFile } from './send-backup-file.ts';
import { tell, tellFailure } from './tell.tsx';
import type { Work } from './use-progress.ts';
import { waitForBackup, waitForRestore } from './wait-for-end.ts';

export interface BackupDraft {
  type: BackupType;
  description: string;
}

export interface Operations {
  work: Work | null;
  /** Of an upload, 0 to 1. */
  uploadedShare: number;
  /** These three answer why the server did not take it on, or null when it did. */
  create: (draft: BackupDraft) => Promise<ApiFailure | null>;
  restore: (filename: string) => Promise<ApiFailure | null>;
  remove: (filename: string) => Promise<ApiFailure | null>;
  download: (filename: string) => Promise<void>;
  upload: (file: File) => Promise<void>;
  refresh: () => void;
}

/** What an administrator does here, one thing at a time, told in toasts. */
export function useOperations(): Operations {
  const { t, i18n } = useTranslation('operations');
  const dispatch = useDispatch();
  const [work, setWork] = useState<Work | null>(null);
  const [uploadedShare, setUploadedShare] = useState(0);
  const [createBackup] = useCreateBackupMutation();
  const [restoreBackup] = useRestoreBackupMutation();
  const [deleteBackup] = useDeleteBackupMutation();
  const refresh = () => void dispatch(invalidateTags(['operations']));

  async function during<Outcome>(kind: Work, run: () => Promise<Outcome>): Promise<Outcome> {
    setWork(kind);
    return run().finally(() => {
      setWork(null);
      refresh();
    });
  }

  function tellCreated(backup: Pick<Backup, 'size'>, startedAtMs: number): void {
    const seconds = Math.max(1, Math.round((Date.now() - startedAtMs) / 1000));
    tell(
      'success',
      'created',
      t('toast.sizeInTime', { size: formatBytes(backup.size, i18n.language), seconds }),
    );
  }

  return {
    work,
    uploadedShare,
    refresh,
    create: (draft) =>
      during('backup', async () => {
        const startedAtMs = Date.now();
        const { data, error } = await createBackup(draft);
        if (!data) return tellFailure('createFailed', error);
        if (data.status !== 'in_progress') tellCreated(data, startedAtMs);
        else {
          const end = await waitForBackup(data.filename);
          if (end.status === 'completed') tell('success', 'created');
          else tellFailure('createFailed', end.failure);
        }
        return null;
      }),
    restore: (filename) =>
      during('restore', async () => {
        const { data, error } = await restoreBackup(filename);
        if (!data) return tellFailure('restoreFailed', error);
        const end = data.status === 'in_progress' ? await waitForRestore() : null;
        if (end?.status === 'failed') tellFailure('restoreFailed', end.failure);
        else tell('success', 'restored', filename);
        return null;
      }),
    async remove(filename) {
      const { error } = await deleteBackup(filename);
      if (error) return tellFailure('deleteFailed', error);
      tell('success', 'deleted', filename);
      return null;
    },
    async download(filename) {
      tell('info', 'downloadStarted', filename);
      try {
        const path = '/admin/operations/backups/:filename/download';
        saveFile(await send<typeof downloadBackup>('GET', path, { params: { filename } }), filename);
      } catch (error) {
        tellFailure('downloadFailed', error);
      }
    },
    upload: (file) =>
      during('upload', async () => {
        setUploadedShare(0);
        try {
          await sendBackupFile(file, setUploadedShare);
          tell('success', 'uploaded', file.name);
        } catch (error) {
          tellFailure('uploadFailed', error);
        }
      }),
  };
}
