import type { ModelProgress } from '../models/fetch-models.ts';

export interface ProgressLine {
  show: (progress: ModelProgress) => void;
  end: () => void;
}

export interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 24;
/** A log gets a sign of life now and then; a terminal's line is written over. */
const logStepPercent = 20;

export function createProgressLine(output: Terminal): ProgressLine {
  let shownPercent = -1;
  return {
    show({ packageName, receivedBytes, totalBytes }) {
      const percent = Math.floor((100 * receivedBytes) / totalBytes);
      const step = output.isTTY === true ? 1 : logStepPercent;
      if (shownPercent >= 0 && percent < shownPercent + step && percent < 100) return;
      if (percent === shownPercent) return;
      shownPercent = percent;
      const filled = Math.round((barWidth * percent) / 100);
      const bar = `[${'#'.repeat(filled).padEnd(barWidth, '.')}]`;
      const line = `Fetching models ${bar} ${percent} % of ${Math.round(totalBytes / 1e6)} MB (${packageName})`;
      output.write(output.isTTY === true ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end() {
      if (shownPercent >= 0 && output.isTTY === true) output.write('\n');
    },
  };
}
