import { familyMbOf, residentMbOf } from '../bench/process-memory.ts';
import type { Stage } from './stage.ts';

export interface Memory {
  webMb: number;
  workerMb: number;
}

/** Of the first copy's processes, now. */
export async function readMemory({ copies: [copy] }: Stage): Promise<Memory> {
  const [web = 0, worker = 0] = [await copy?.findProcess('main.ts'), await copy?.findProcess('worker.ts')];
  return { webMb: await residentMbOf(web), workerMb: await familyMbOf(worker) };
}

export const memoryText = ({ webMb, workerMb }: Memory): string =>
  `web ${webMb.toFixed(0)} MB, worker ${workerMb.toFixed(0)} MB`;
