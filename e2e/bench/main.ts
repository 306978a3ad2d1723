import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { ProductCard } from '@ortoo/contracts';
import { chromiumFlags, systemChromium } from '../fixtures/chromium';
import { startShop, workspace, type ShopServer } from '../fixtures/shop-server';
import { measureInteractions } from './interactions';
import { auditPages } from './lighthouse';
import { shareWishes } from './shared-wishlist';
import { measureThroughput, measureUncached, startBareServer, startPlainPage, type Uncached } from './throughput';
import { freezePage, serveTwins } from './twin';
import { median, visit, type Visit } from './visit';

const runs = 5;
const latencies = [0, 200, 400];
const slow4G = { latency: 150, throughput: 1_600_000 };

const listProducts = async (origin: string, query: string): Promise<ProductCard[]> => {
  const answer = await fetch(`${origin}/api/v2/products?${query}`);
  return ((await answer.json()) as { products: ProductCard[] }).products;
};

const pathOf = ({ slug }: ProductCard): string => `/products/${slug}`;

/** Sequential round trips until a mark: its increase per added request latency. */
const slope = (points: readonly (readonly [latency: number, at: number])[]): number => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? (last[1] - first[1]) / (last[0] - first[0]) : 0;
};

const middleOf = (visits: readonly Visit[], pick: (visit: Visit) => number) => median(visits.map(pick));

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
    levels.push([latency, middleOf(several, one => one.fcp), middleOf(several, one => one.lcp)]);
  }
  const sample = ours[0]!;
  return {
    path,
    lcp: Math.round(middleOf(ours, one => one.lcp)),
    twinLcp: Math.round(middleOf(twins, one => one.lcp)),
    lcpRatio: middleOf(ours, one => one.lcp) / middleOf(twins, one => one.lcp),
    fcpRatio: middleOf(ours, one => one.fcp) / middleOf(twins, one => one.fcp),
    levelsToFcp: slope(levels.map(([latency, fcp]) => [latency, fcp])),
    levelsToLcp: slope(levels.map(([latency, , lcp]) => [latency, lcp])),
    cls: Math.max(...ours.map(one => one.cls)),
    scriptKilobytes: middleOf(ours, one => one.scriptBytes) / 1000,
    scriptBytesBeforeLcp: Math.max(...ours.map(one => one.scriptBytesBeforeLcp)),
    requests: sample.requests,
    bytesByKind: sample.bytesByKind,
  };
};

type Row = Awaited<ReturnType<typeof measurePage>>;

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(0);

const rate = ({ perSecond, p99, healthP99 }: Uncached) =>
  `${perSecond.toFixed(0)} requests a second (p99 ${p99} ms, of /healthz meanwhile ${healthP99.toFixed(0)} ms)`;

const visitTable = (rows: readonly Row[]) =>
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
  ].join('\n');

type Audits = Awaited<ReturnType<typeof auditPages>>;

const auditTable = (audits: Audits) =>
  [
    '| page, Lighthouse mobile | score (twin) | TBT ms (twin) | LCP ms | LCP ÷ twin | FCP ÷ twin |',
    '|---|---|---|---|---|---|',
    ...[...audits].map(
      ([path, { ours, twin }]) =>
        `| ${path} | ${ours.score.toFixed(0)} (${twin.score.toFixed(0)}) | ${ours.tbt.toFixed(0)} (${twin.tbt.toFixed(0)}) | ${ours.lcp.toFixed(0)} | ${(ours.lcp / twin.lcp).toFixed(2)} | ${(ours.fcp / twin.fcp).toFixed(2)} |`,
    ),
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

/** Cards of the page that is compared with React alone. */
const cardsCompared = 24;

/**
 * A listing of 24 products under addresses that nobody has asked for: its lower price lies anywhere between the price
 * before the first card and that of the first.
 */
const listingOfCards = async (origin: string) => {
  const products = await listProducts(origin, 'sort=price_asc&per_page=100');
  const prices = products.map(({ selling_price }) => Number(selling_price));
  const starts = prices.flatMap((price, at) => {
    const [before, last, after] = [prices[at - 1], prices[at + cardsCompared - 1], prices[at + cardsCompared]];
    return before !== undefined && last !== undefined && after !== undefined && after > last
      ? [{ at, before, last, room: price - before }]
      : [];
  });
  const [start] = starts.sort((a, b) => b.room - a.room);
  if (!start) throw new Error(`no ${cardsCompared} products are apart from the others by their prices`);
  return {
    products: products.slice(start.at, start.at + cardsCompared),
    pathOf: (number: number) => `/products?price_min=${start.before + number}&price_max=${start.last}`,
  };
};

/** Renders of listings with prices that nobody has chosen before, and of products with a campaign's parameter. */
const measureRenders = async (origin: string) => {
  const address = origin.replace('localhost', '127.0.0.1');
  const products = await listProducts(origin, 'per_page=50');
  const cut = await listingOfCards(origin);
  const plain = await startPlainPage(cut.products);
  const renders = {
    listing: await measureUncached(address, number => `/products?price_min=${1000 + number}`, runs),
    product: await measureUncached(
      address,
      number => `${pathOf(products[number % products.length]!)}?from=bench-${number}`,
      runs,
    ),
    cut: await measureUncached(address, cut.pathOf, runs),
    plain: await measureThroughput(plain.url, 20),
  };
  plain.close();
  return renders;
};

const measure = async (shop: ShopServer, browser: Browser) => {
  const product = pathOf((await listProducts(shop.origin, 'kind=goods&per_page=1'))[0]!);
  const listing = '/products';
  const wishes = await shareWishes(shop.origin, await listProducts(shop.origin, 'kind=goods&per_page=12'));
  const texts = ['/articles/choosing-felt-boots', '/promotions', '/brand/story'];
  const paths = ['/', listing, '/t/goods/fashion', product, ...texts, wishes];
  const frozen = new Map<string, string>();
  for (const path of paths) frozen.set(path, await freezePage(browser, shop.origin + path));
  const twins = await serveTwins(shop.origin, frozen);
  const rows: Row[] = [];
  for (const path of paths) rows.push(await measurePage(browser, shop.origin, twins.origin, path));
  const audits = await auditPages(paths, { shop: shop.origin, twin: twins.origin }, runs);
  twins.close();
  const interactions = await measureInteractions(browser, `${shop.origin}/en`, { listing, product }, runs);
  const cached = await measureCached(shop.origin);
  const uncached = await measureRenders(shop.origin);
  return { rows, audits, interactions, cached, uncached };
};

const report = ({ rows, audits, interactions, cached, uncached }: Awaited<ReturnType<typeof measure>>): string =>
  [
    visitTable(rows),
    auditTable(audits),
    ...interactions.map(({ name, inp, longest }) => `INP at CPU × 4, ${name}: ${inp} ms (longest ${longest} ms).`),
    `Cached HTML of a listing: ${cached.shop.toFixed(0)} requests a second (p99 ${cached.p99} ms), a bare Node server with the same bytes ${cached.bare.toFixed(0)}: ${(cached.shop / cached.bare).toFixed(2)}.`,
    `Uncached HTML: listings ${rate(uncached.listing)}, products ${rate(uncached.product)}.`,
    `Uncached listings of ${cardsCompared} cards: ${rate(uncached.cut)}, React alone with the same cards ${uncached.plain.perSecond.toFixed(0)} (p99 ${uncached.plain.p99} ms): ${(uncached.cut.perSecond / uncached.plain.perSecond).toFixed(2)}.`,
  ].join('\n\n');

const shop = await startShop(join(workspace, '.cache/bench'), { LIMITS_FACTOR: '0' }, []);
const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumFlags });
try {
  const figures = await measure(shop, browser);
  process.stdout.write(`\n${report(figures)}\n`);
  const saved = { ...figures, audits: Object.fromEntries(figures.audits) };
  await writeFile(join(workspace, '.cache/bench.json'), JSON.stringify(saved, null, 1));
} finally {
  await browser.close();
  await shop.stop();
}
