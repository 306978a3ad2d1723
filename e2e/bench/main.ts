import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, systemChromium } from '../fixtures/chromium';
import { startShop, workspace } from '../fixtures/shop-server';
import { measureThroughput, measureUncached, startBareServer, type Throughput } from './throughput';
import { freezePage, serveTwins } from './twin';
import { median, visit, type Visit } from './visit';

const runs = 5;
const latencies = [0, 200, 400];
const slow4G = { latency: 150, throughput: 1_600_000 };

const productPaths = async (origin: string, query: string): Promise<string[]> => {
  const answer = await fetch(`${origin}/api/v2/products?${query}`);
  const { products } = (await answer.json()) as { products: { slug: string }[] };
  return products.map(({ slug }) => `/products/${slug}`);
};

/** Sequential round trips until a mark: its increase per added request latency. */
const slope = (points: readonly (readonly [latency: number, at: number])[]): number => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? (last[1] - first[1]) / (last[0] - first[0]) : 0;
};

const figures = (visits: readonly Visit[], pick: (visit: Visit) => number) => median(visits.map(pick));

const measurePage = async (browser: Browser, shop: string, twin: string, path: string) => {
  const ours: Visit[] = [];
  const twins: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await visit(browser, shop + path, slow4G));
    twins.push(await visit(browser, twin + path, slow4G));
  }
  const levels: (readonly [number, number, number])[] = [];
  for (const latency of latencies) {
    const several = [
      await visit(browser, shop + path, { latency }),
      await visit(browser, shop + path, { latency }),
      await visit(browser, shop + path, { latency }),
    ];
    levels.push([latency, figures(several, one => one.fcp), figures(several, one => one.lcp)]);
  }
  const sample = ours[0]!;
  return {
    path,
    lcp: Math.round(figures(ours, one => one.lcp)),
    twinLcp: Math.round(figures(twins, one => one.lcp)),
    lcpRatio: figures(ours, one => one.lcp) / figures(twins, one => one.lcp),
    fcpRatio: figures(ours, one => one.fcp) / figures(twins, one => one.fcp),
    levelsToFcp: slope(levels.map(([latency, fcp]) => [latency, fcp])),
    levelsToLcp: slope(levels.map(([latency, , lcp]) => [latency, lcp])),
    cls: Math.max(...ours.map(one => one.cls)),
    scriptKilobytes: figures(ours, one => one.scriptBytes) / 1000,
    scriptBytesBeforeLcp: Math.max(...ours.map(one => one.scriptBytesBeforeLcp)),
    requests: sample.requests,
    bytesByKind: sample.bytesByKind,
  };
};

type Row = Awaited<ReturnType<typeof measurePage>>;

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(0);

interface Uncached {
  listing: Throughput;
  product: Throughput;
}

const rate = ({ perSecond, p99 }: Throughput) => `${perSecond.toFixed(0)} requests a second (p99 ${p99} ms)`;

const table = (rows: readonly Row[], cached: { shop: number; bare: number; p99: number }, uncached: Uncached) =>
  [
    '| page | LCP ms (twin) | LCP ÷ twin | FCP ÷ twin | levels to FCP / LCP | CLS | script KB, Brotli | before LCP | requests | HTML / pictures / fonts KB |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(row =>
      [
        '',
        row.path,
        `${row.lcp} (${row.twinLcp})`,
        row.lcpRatio.toFixed(2),
        row.fcpRatio.toFixed(2),
        `${row.levelsToFcp.toFixed(1)} / ${row.levelsToLcp.toFixed(1)}`,
        row.cls.toFixed(3),
        row.scriptKilobytes.toFixed(1),
        row.scriptBytesBeforeLcp,
        row.requests,
        `${kilobytes(row.bytesByKind['Document'])} / ${kilobytes(row.bytesByKind['Image'])} / ${kilobytes(row.bytesByKind['Font'])}`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
    `Cached HTML of a listing: ${cached.shop.toFixed(0)} requests a second (p99 ${cached.p99} ms), a bare Node server with the same bytes ${cached.bare.toFixed(0)}: ${(cached.shop / cached.bare).toFixed(2)}.`,
    `Uncached HTML: listings ${rate(uncached.listing)}, products ${rate(uncached.product)}.`,
  ].join('\n');

const measureCached = async (origin: string) => {
  const listing = `${origin.replace('localhost', '127.0.0.1')}/products`;
  const answer = await fetch(listing, { headers: { 'accept-encoding': 'identity' } });
  const { brotliCompressSync } = await import('node:zlib');
  const bare = await startBareServer(brotliCompressSync(Buffer.from(await answer.arrayBuffer())));
  const rounds = [];
  for (let round = 0; round < 3; round += 1)
    rounds.push([await measureThroughput(listing), await measureThroughput(bare.url)] as const);
  bare.close();
  return {
    shop: median(rounds.map(([shop]) => shop.perSecond)),
    p99: median(rounds.map(([shop]) => shop.p99)),
    bare: median(rounds.map(([, limit]) => limit.perSecond)),
  };
};

/** Renders of listings with prices that nobody has chosen before, and of products with a campaign's parameter. */
const measureRenders = async (origin: string): Promise<Uncached> => {
  const address = origin.replace('localhost', '127.0.0.1');
  const products = await productPaths(origin, 'per_page=50');
  return {
    listing: await measureUncached(address, number => `/products?price_min=${1000 + number}`),
    product: await measureUncached(address, number => `${products[number % products.length]}?from=bench-${number}`),
  };
};

const shop = await startShop(join(workspace, '.cache/bench'), { LIMITS_FACTOR: '0' });
const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumFlags });
const paths = ['/', '/products', ...(await productPaths(shop.origin, 'kind=goods&per_page=1'))];
const frozen = new Map<string, string>();
for (const path of paths) frozen.set(path, await freezePage(browser, shop.origin + path));
const twins = await serveTwins(shop.origin, frozen);
const rows: Row[] = [];
for (const path of paths) rows.push(await measurePage(browser, shop.origin, twins.origin, path));
const cached = await measureCached(shop.origin);
const uncached = await measureRenders(shop.origin);
const text = table(rows, cached, uncached);
process.stdout.write(`\n${text}\n`);
await writeFile(join(workspace, '.cache/bench.json'), JSON.stringify({ rows, cached, uncached }, null, 1));
await browser.close();
twins.close();
await shop.stop();
