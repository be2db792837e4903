import type { ApiErrorCode } from '@bandwise/contract/errors';

type RefusalCode = Extract<
  ApiErrorCode,
  'backup_damaged' | 'backup_foreign' | 'backup_newer' | 'storage_full'
>;

/** A backup that cannot be restored here. Nothing was changed; the message names what is wrong for whoever runs the server. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
