import { ageCookie, limits } from '@ortoo/contracts';
import type { Browser, CDPSession } from '@playwright/test';
import { fileURLToPath } from 'node:url';

/** Measures of one visit with an empty cache. Milliseconds and transferred bytes. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  scriptBytes: number;
  scriptBytesBeforeLcp: number;
  bytesByKind: Record<string, number>;
  requests: number;
}

export interface Network {
  /** Added to every request, in milliseconds. */
  latency: number;
  /** Bits a second; unlimited when absent. */
  throughput?: number;
}

const throttle = async (session: CDPSession, { latency, throughput }: Network) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput ? throughput / 8 : -1,
    uploadThroughput: throughput ? throughput / 8 : -1,
  });
};

interface Received {
  kind: string;
  bytes: number;
  at: number;
}

/** A visitor who may see the brand site: its pages are measured behind the gate. */
export const pastTheGate = { name: ageCookie, value: String(limits.ageGateYears) };

/** Opens a page as a new visitor and waits until loading ends. */
export const visit = async (browser: Browser, url: string, network: Network): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ ...pastTheGate, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session, network);
  const kinds = new Map<string, string>();
  const received: Received[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    received.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength, at: timestamp }),
  );
  await page.addInitScript({ path: fileURLToPath(new URL('page-marks.mjs', import.meta.url)) });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const marks = await page.evaluate(
    () => (window as unknown as { marks: { fcp: number; lcp: number; cls: number } }).marks,
  );
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(entry => entry as PerformanceResourceTiming)
      .filter(entry => new URL(entry.name).pathname.endsWith('.js'))
      .map(entry => ({ bytes: entry.encodedBodySize, end: entry.responseEnd })),
  );
  const bytesByKind: Record<string, number> = {};
  for (const { kind, bytes } of received) bytesByKind[kind] = (bytesByKind[kind] ?? 0) + bytes;
  await context.close();
  return {
    ...marks,
    scriptBytes: scripts.reduce((sum, script) => sum + script.bytes, 0),
    scriptBytesBeforeLcp: scripts
      .filter(script => script.end <= marks.lcp)
      .reduce((sum, script) => sum + script.bytes, 0),
    bytesByKind,
    requests: received.length,
  };
};

/** The median. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
