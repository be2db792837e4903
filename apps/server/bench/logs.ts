import { getLogStats, exportLogs, listLogs } from '@bandwise/contract/debug';
import { apiBasePath } from '@bandwise/contract/limits';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';
import { openListedServer, type ListedServer } from './listed-server.ts';
import { logFilters, nameOf } from './log-cases.ts';
import { insertManyLogs } from './many-logs.ts';
import { median, type Bench, type Measurement } from './measurement.ts';
import { makeDataFolder } from './server-process.ts';

const fewLogs = 50_000;
const manyLogs = 5_000_000;
const maxRatio = 2;
/** Figures are no first page: they add up the counters of every minute and kind, of which a short log has fewer. */
const maxRatioOfFigures = 3;
/** Of all combinations, and then of those that looked worst. */
const samples = 3;
const samplesOfWorst = 40;
const worstShown = 10;
const exportedRows = 1_000_000;
const exportMemoryMb = 150;
const memoryLookMs = 20;

interface Timing {
  name: string;
  url: string;
  fewMs: number[];
  manyMs: number[];
}

/** The log view at 5,000,000 requests beside the same view at 50,000, through the whole HTTP stack; and an export. */
export const logs: Bench = async ({ defer, say }) => {
  const dataDir = await makeDataFolder(defer);
  const log = createLog('error', 'bench');
  const postgres = await startEmbeddedPostgres({ dataDir, say, log, durable: false });
  defer(() => postgres.stop());
  const open = (name: string, count: number) => {
    say(`logs: creating ${count} requests`);
    return openListedServer(postgres.connectionString, name, (url) => insertManyLogs(url, count), defer);
  };
  const few = await open('few_logs', fewLogs);
  const many = await open('many_logs', manyLogs);

  const views = logFilters().map((filter) => timingOf(nameOf(filter), listLogs.path, filter));
  say(`logs: ${views.length} combinations of filters`);
  await measure(views, few, many, samples);
  const worst = views.toSorted((a, b) => ratioOf(b) - ratioOf(a)).slice(0, worstShown);
  const shownViews = [...worst, timingOf('no filter, again', listLogs.path, {})];
  const figures = ['24', '168'].map((hours) =>
    timingOf(`figures of ${hours} h`, getLogStats.path, { hours }),
  );
  const shown = [...shownViews, ...figures];
  for (const timing of shown) Object.assign(timing, { fewMs: [], manyMs: [] });
  await measure(shown, few, many, samplesOfWorst);
  return [
    ...shownViews.map((timing) => toMeasurement(timing, maxRatio)),
    ...figures.map((timing) => toMeasurement(timing, maxRatioOfFigures)),
    ...(await measureExport(many, say)),
  ];
};

const timingOf = (name: string, path: string, query: Record<string, string>): Timing => ({
  name,
  url: `${apiBasePath}${path}?${new URLSearchParams(query).toString()}`,
  fewMs: [],
  manyMs: [],
});

const toMeasurement = ({ name, fewMs, manyMs }: Timing, atMost: number): Measurement => ({
  case: name,
  unit: 'ms',
  measured: median(manyMs),
  base: median(fewMs),
  limit: { atMost },
});

const ratioOf = ({ fewMs, manyMs }: Timing): number => median(manyMs) / median(fewMs);

/** Each round asks for everything once, so that a busy moment of the machine touches every case alike. */
async function measure(timings: readonly Timing[], few: ListedServer, many: ListedServer, rounds: number) {
  for (const { url } of timings) {
    await few.get(url);
    await many.get(url);
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { url, fewMs, manyMs } of timings) {
      fewMs.push(await few.timeMs(url));
      manyMs.push(await many.timeMs(url));
    }
}

/** A million lines over the network, sent and received by this process: how much more memory than before. */
async function measureExport(server: ListedServer, say: (line: string) => void): Promise<Measurement[]> {
  const since = new Date(Date.now() - (exportedRows / manyLogs) * 30 * 24 * 60 * 60 * 1000).toISOString();
  const measurements: Measurement[] = [];
  for (const format of ['csv', 'json'] as const) {
    const beforeMb = residentMb();
    let peakMb = beforeMb;
    const look = setInterval(() => (peakMb = Math.max(peakMb, residentMb())), memoryLookMs);
    const startedAtMs = performance.now();
    const query = new URLSearchParams({ format, start_time: since }).toString();
    const bytes = await server.download(`${apiBasePath}${exportLogs.path}?${query}`);
    clearInterval(look);
    const seconds = (performance.now() - startedAtMs) / 1000;
    say(`logs: ${(bytes / 1e6).toFixed(0)} MB of ${format} in ${seconds.toFixed(1)} s`);
    measurements.push({
      case: `export of 1,000,000 as ${format}, memory`,
      unit: 'MB',
      measured: peakMb - beforeMb,
      base: exportMemoryMb,
      limit: { atMost: 1 },
    });
  }
  return measurements;
}

const residentMb = (): number => process.memoryUsage.rss() / 1024 ** 2;
