import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** What Lighthouse takes for a phone: slow 4G, and a processor a quarter as fast as this one. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** As Lighthouse defines it: five seconds without a long task (over 50 ms) and with at most two requests under way. */
const quietMs = 5_000;
const quietRequests = 2;
const lookEveryMs = 250;
const giveUpMs = 90_000;

export interface PageLoad {
  /** Over the network and as compressed there, headers included. */
  scriptKb: number;
  requests: number;
  largestPaintSec: number;
  /** From the start of the navigation until what one came for is there and nothing keeps the page from answering. */
  interactiveSec: number;
  /** Sum of all shifts. */
  layoutShift: number;
}

interface Seen {
  longTaskEndMs: number;
  largestPaintMs: number;
  layoutShift: number;
}

const watchPage = `
  const seen = { longTaskEndMs: 0, largestPaintMs: 0, layoutShift: 0 };
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('longtask', (task) => (seen.longTaskEndMs = task.startTime + task.duration));
  watch('largest-contentful-paint', (paint) => (seen.largestPaintMs = paint.startTime));
  watch('layout-shift', (shift) => (seen.layoutShift += shift.hadRecentInput ? 0 : shift.value));
  window.seen = seen;`;

/** Opens a page in a tab of its own, on a slow phone; `content` is the selector of what one came for. */
export async function loadPage(context: BrowserContext, url: string, content: string): Promise<PageLoad> {
  const page = await context.newPage();
  try {
    await page.addInitScript({ content: watchPage });
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor({ timeout: giveUpMs });
    const contentMs = await page.evaluate<number>('performance.now()');
    const seen = await untilQuiet(page, () => traffic.underWay.size);
    return {
      scriptKb: traffic.scriptBytes / 1_000,
      requests: traffic.requests,
      largestPaintSec: seen.largestPaintMs / 1_000,
      interactiveSec: Math.max(contentMs, seen.longTaskEndMs) / 1_000,
      layoutShift: seen.layoutShift,
    };
  } finally {
    await page.close();
  }
}

interface Traffic {
  underWay: Set<string>;
  requests: number;
  scriptBytes: number;
}

/** What is taken from the browser's own cache is no traffic. */
async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { underWay: new Set(), requests: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  const cached = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => traffic.underWay.add(requestId));
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || cached.has(requestId)) return;
    traffic.requests += 1;
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.underWay.delete(requestId);
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => traffic.underWay.delete(requestId));
  await session.send('Network.enable');
  return traffic;
}

async function untilQuiet(page: Page, requestsUnderWay: () => number): Promise<Seen> {
  const startedAtMs = performance.now();
  let quietSinceMs = startedAtMs;
  let lastTaskEndMs = 0;
  for (;;) {
    const seen = await page.evaluate<Seen>('seen');
    const nowMs = performance.now();
    if (seen.longTaskEndMs > lastTaskEndMs || requestsUnderWay() > quietRequests) quietSinceMs = nowMs;
    lastTaskEndMs = seen.longTaskEndMs;
    if (nowMs - quietSinceMs >= quietMs) return seen;
    if (nowMs - startedAtMs > giveUpMs) throw new Error(`${page.url()} never came to rest`);
    await delay(lookEveryMs);
  }
}
