import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchModels } from '../models/fetch-models.ts';
import type { ModelStore } from '../models/locate-model.ts';
import { readModelLock } from '../models/model-lock.ts';
import { createProgressLine } from './progress-line.ts';

/** Wrong words on the command line: its message says what would be right. */
export class UsageError extends Error {}

export interface CommandResult {
  /** For people. */
  text: string;
  /** For programs, with `--json`. */
  json: unknown;
}

export interface Command {
  usage: string;
  run(args: string[]): Promise<CommandResult>;
}

/** The models of the server's data folder, fetched when they are not there yet. */
export async function fetchedModels(sets: readonly string[]): Promise<ModelStore> {
  const { BANDWISE_DATA = 'data', BANDWISE_MODELS = path.join(BANDWISE_DATA, 'models') } = process.env;
  const store = { folder: BANDWISE_MODELS, lock: await readModelLock() };
  const line = createProgressLine(process.stderr);
  await fetchModels(store, { sets, onProgress: line.show });
  line.end();
  return store;
}

/** npm runs scripts in the folder of the repository; a path is meant from where the user is. */
export const fromWhereTheUserIs = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);

export async function readUserFile(file: string): Promise<Uint8Array> {
  try {
    return await readFile(fromWhereTheUserIs(file));
  } catch (error) {
    throw new UsageError(`The file ${file} cannot be read.`, { cause: error });
  }
}
