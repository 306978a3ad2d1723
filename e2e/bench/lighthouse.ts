import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags, systemChromium } from '../fixtures/chromium';
import { freePort } from '../fixtures/shop-server';
import { median, pastTheGate } from './visit';

/** One page in Lighthouse's settings for mobile, medians. Milliseconds; the score is of 100. */
export interface Audit {
  score: number;
  lcp: number;
  fcp: number;
  /** Total blocking time. */
  tbt: number;
}

interface Report {
  lhr: {
    runtimeError?: { code: string; message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

const extraHeaders = { Cookie: `${pastTheGate.name}=${pastTheGate.value}` };

const folder = fileURLToPath(new URL('lighthouse', import.meta.url));

/** Installed by the first benchmark: with its 200 packages, the shop's own installation would take a third longer. */
const load = async (): Promise<Lighthouse> => {
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return lighthouse;
};

/** The browser recorded no navigation: nothing was measured. */
const isUnrecorded = (report: Report | undefined) => report?.lhr.runtimeError?.code === 'NO_NAVSTART';

const read = (report: Report | undefined): Audit => {
  if (!report || report.lhr.runtimeError) throw new Error(report?.lhr.runtimeError?.message ?? 'no report');
  const { categories, audits } = report.lhr;
  const valueOf = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`${name} was not measured`);
    return value;
  };
  return {
    score: 100 * (categories['performance']?.score ?? 0),
    lcp: valueOf('largest-contentful-paint'),
    fcp: valueOf('first-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
  };
};

const middle = (audits: readonly Audit[]): Audit => ({
  score: median(audits.map(({ score }) => score)),
  lcp: median(audits.map(({ lcp }) => lcp)),
  fcp: median(audits.map(({ fcp }) => fcp)),
  tbt: median(audits.map(({ tbt }) => tbt)),
});

/** Audits pages and their twins in turn, each run with an empty cache. */
export const auditPages = async (
  paths: readonly string[],
  origins: { shop: string; twin: string },
  runs: number,
): Promise<Map<string, { ours: Audit; twin: Audit }>> => {
  const lighthouse = await load();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const open = (url: string) =>
    lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error', extraHeaders });
  const audit = async (url: string): Promise<Audit> => {
    const report = await open(url);
    return read(isUnrecorded(report) ? await open(url) : report);
  };
  const audited = new Map<string, { ours: Audit; twin: Audit }>();
  for (const path of paths) {
    const ours: Audit[] = [];
    const twins: Audit[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await audit(origins.shop + path));
      twins.push(await audit(origins.twin + path));
    }
    audited.set(path, { ours: middle(ours), twin: middle(twins) });
  }
  await browser.close();
  return audited;
};
