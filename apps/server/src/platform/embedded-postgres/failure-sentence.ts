import { StartupError } from '../startup-error.ts';

const diskFullOutput = /No space left on device|Disk quota exceeded/;

function diskFull(folder: string, cause?: unknown): StartupError {
  return new StartupError(`The disk that holds ${folder} is full: free some space and start again.`, {
    cause,
  });
}

/** Turns what a write to the data folder failed with into a sentence; anything but a file error passes unchanged. */
export function explainFileError(folder: string, error: unknown): unknown {
  if (error instanceof StartupError || !isFileError(error)) return error;
  const remedy = 'or set BANDWISE_DATA to another folder.';
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder, error);
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `The data folder ${folder} cannot be used because access to ${error.path ?? folder} is denied: ` +
          `give the account that runs Bandwise access to it, ${remedy}`,
        { cause: error },
      );
    case 'EROFS':
      return new StartupError(
        `The data folder ${folder} is on a read-only disk: make it writable, ${remedy}`,
        { cause: error },
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(
        `The data folder ${folder} cannot be made because a file is in its way: move that file, ${remedy}`,
        { cause: error },
      );
    default:
      return new StartupError(
        `The data folder ${folder} cannot be used (${error.message}): mend that, ${remedy}`,
        { cause: error },
      );
  }
}

/** A PostgreSQL program ended in failure; `output` is what it printed. */
export function explainProgramFailure(what: string, folder: string, output: string): StartupError {
  if (diskFullOutput.test(output)) return diskFull(folder);
  return new StartupError(
    `${what} (${essence(output)}): mend that and start again, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** The lines that say why, without timestamps: the fatal ones, else the last one. */
function essence(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.flatMap((line) => /(?:FATAL|PANIC|error):\s+(.*)/.exec(line)?.[1] ?? []);
  const chosen = fatal.length > 0 ? fatal.slice(-2) : lines.slice(-1);
  return chosen.map((line) => line.trim()).join('; ') || 'it gave no reason';
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
