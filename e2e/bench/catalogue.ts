import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { chromiumFlags, systemChromium } from '../fixtures/chromium';
import { startShop } from '../fixtures/shop-server';
import { hydrated } from '../fixtures/test';
import { onPostgres, program, share } from './own-postgres';

const count = Number(process.argv[2] ?? 100_000);
const connections = 20;
/** Seconds: a warm-up, then the measurement. */
const [warmUp, seconds] = [4, 8];

interface BenchRequest {
  url: string;
  body: string;
  headers: Record<string, string>;
}

const finished = async (child: ChildProcess): Promise<string> => {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`ended with ${code}: ${said}`);
  return said.trim();
};

const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const start = performance.now();
  return [await work, (performance.now() - start) / 1000];
};

/** Common lists: all products, the large taxons, and their filters. */
const narrowings = ['', '?in_stock=1', '?on_sale=1', '?price_min=20000&price_max=90000'];

/** Search requests of the pages: listings, and prefixes in the search box. */
async function benchRequests(
  origin: string,
): Promise<{ listings: BenchRequest[]; suggestions: BenchRequest; product: string }> {
  const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const searched = async (act: () => Promise<unknown>): Promise<BenchRequest> => {
    const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().includes('/search/'));
    const [request] = await Promise.all([sent, act()]);
    return { url: request.url(), body: request.postData() ?? '', headers: request.headers() };
  };
  const sortBy = (value: string) => searched(() => page.getByRole('combobox', { name: /sort/i }).selectOption(value));

  await page.goto(`${origin}/en/products`);
  await hydrated(page);
  const product = (await page.locator('main a[href*="/products/"]').first().getAttribute('href')) ?? '';
  const sorts = await page
    .getByRole('combobox', { name: /sort/i })
    .locator('option')
    .evaluateAll(options => options.map(option => (option as unknown as { value: string }).value));
  const orders: unknown[] = [];
  for (const sort of sorts.slice(1)) orders.push(bodyOf(await sortBy(sort)).sort);
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await box.click();
  const suggestions = await searched(() => box.pressSequentially('fel', { delay: 20 }));

  const taxons = await page.evaluate(async () => {
    const answer = await fetch('/api/v2/taxons/all');
    const { taxons } = (await answer.json()) as { taxons: { permalink: string; products_count: number }[] };
    return taxons.sort((a, b) => b.products_count - a.products_count).slice(0, 12);
  });
  const lists: BenchRequest[] = [];
  for (const address of ['/products', ...taxons.map(({ permalink }) => `/t/${permalink}`)])
    for (const narrowing of narrowings) {
      await page.goto(`${origin}/en${address}${narrowing}`);
      await hydrated(page);
      lists.push(await sortBy(sorts[1] ?? ''));
    }
  await browser.close();
  const listings = lists.flatMap(list =>
    orders.flatMap(sort => [0, 40].map(from => ({ ...list, body: JSON.stringify({ ...bodyOf(list), sort, from }) }))),
  );
  return { listings, suggestions, product: product.replace(/^\/en/, '') };
}

const bodyOf = ({ body }: BenchRequest): Record<string, unknown> => JSON.parse(body) as Record<string, unknown>;

/** Similar lists, with price bounds that have never been requested. */
const neverRequested = (listings: readonly BenchRequest[]): ((nth: number) => string) => {
  const priced = listings.filter(({ body }) => body.includes('20000'));
  return nth => (priced[nth % priced.length]?.body ?? '').replaceAll('20000', String(10_000 + nth));
};

/** Many listings in sequence, as from many visitors; one in fifty has its own bounds. */
const visited = (listings: readonly BenchRequest[]): ((nth: number) => string) => {
  const own = neverRequested(listings);
  return nth => (nth % 50 === 0 ? own(50_000 + nth) : (listings[(nth * 7919) % listings.length]?.body ?? ''));
};

const lettered = (body: string, nth: number): string =>
  body.replaceAll('fel', ['fel', 'lea', 'cas', 'boo', 'гут', 'дээ'][nth % 6] ?? '');

interface Row {
  name: string;
  alone: number;
  p50: number;
  p95: number;
  perSecond: number;
}

async function measure(
  name: string,
  url: string,
  request: Partial<BenchRequest> & { bodyOf?: (nth: number) => string },
): Promise<Row> {
  const { headers: received = {}, bodyOf } = request;
  const headers = Object.fromEntries(
    Object.entries(received).filter(([key]) => /^(content-type|authorization)$/.test(key)),
  );
  let nth = 0;
  const next = (): string | undefined => bodyOf?.((nth += 1));
  const method = bodyOf ? 'POST' : 'GET';
  const alone: number[] = [];
  for (let time = 0; time < 120; time += 1) {
    const start = performance.now();
    const answer = await fetch(url, { method, headers, ...(bodyOf && { body: next() ?? '' }) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    if (time >= 20) alone.push(performance.now() - start);
  }
  const times: number[] = [];
  const counted = performance.now() + warmUp * 1000;
  const result = await autocannon({
    url,
    connections,
    duration: warmUp + seconds,
    method,
    headers,
    setupClient: client => {
      const renew = (): void => {
        const body = next();
        if (body !== undefined) client.setBody(body);
      };
      renew();
      client.on('response', (_status, _bytes, time) => {
        if (performance.now() >= counted) times.push(time);
        renew();
      });
    },
  });
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} refused`);
  const perSecond = times.length / seconds;
  return { name, alone: share(alone, 0.95), p50: share(times, 0.5), p95: share(times, 0.95), perSecond };
}

async function bench(home: string, databaseUrl: string): Promise<string> {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(home, 'data'), LIMITS_FACTOR: '0' };
  const file = join(home, 'products.jsonl');
  await finished(program(['products', '-w', 'services/shop-api', '--', file, String(count)]));
  await (await startShop(environment.DATA_DIR, environment)).stop();
  const [report, importing] = await timed(finished(program(['import', '--', file], environment)));
  const [shop, starting] = await timed(startShop(environment.DATA_DIR, environment));
  try {
    const { listings, suggestions, product } = await benchRequests(shop.origin);
    const [first = suggestions] = listings;
    const rows = [
      await measure('listing, never asked before', first.url, { ...first, bodyOf: neverRequested(listings) }),
      await measure(`listing, as visitors ask (${listings.length} lists, 2 % never asked before)`, first.url, {
        ...first,
        bodyOf: visited(listings),
      }),
      await measure('suggestions', suggestions.url, { ...suggestions, bodyOf: nth => lettered(suggestions.body, nth) }),
      await measure('product', `${shop.origin}/api/v2${product}`, {}),
    ];
    return [
      '',
      `${report} in ${importing.toFixed(0)} s; the shop starts with them in ${starting.toFixed(1)} s`,
      '',
      `| ms | alone, p95 | ${connections} connections, p50 / p95 | requests a second |`,
      '|---|---|---|---|',
      ...rows.map(
        ({ name, alone, p50, p95, perSecond }) =>
          `| ${name} | ${alone.toFixed(1)} | ${p50.toFixed(1)} / ${p95.toFixed(1)} | ${perSecond.toFixed(0)} |`,
      ),
      '',
    ].join('\n');
  } finally {
    await shop.stop();
  }
}

await onPostgres(bench);
