import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { chromiumFlags, systemChromium } from '../fixtures/chromium';
import { program } from '../fixtures/postgres';
import { startShop } from '../fixtures/shop-server';
import { hydrated } from '../fixtures/test';
import { onPostgres, share } from './own-postgres';
import { headersOf } from './visitors';

const count = Number(process.argv[2] ?? 100_000);
const connections = 20;
/** Seconds: a warm-up, then the measurement. */
const [warmUp, seconds] = [4, 8];

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

/** Addresses that pages request: listings in every order, their second pages, and prefixes in the search box. */
async function requestsOfPages(origin: string): Promise<{ listings: string[]; suggestions: string; product: string }> {
  const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const requested = async (act: () => Promise<unknown>): Promise<string> => {
    const sent = page.waitForRequest(request => request.url().includes('/api/v2/listing?'));
    const [request] = await Promise.all([sent, act()]);
    return request.url();
  };
  const box = page.getByRole('combobox', { name: /sort/i });
  await page.goto(`${origin}/en/products`);
  await hydrated(page);
  const product = (await page.locator('main a[href*="/products/"]').first().getAttribute('href')) ?? '';
  const sorts = await box
    .locator('option')
    .evaluateAll(options => options.map(option => (option as unknown as { value: string }).value));
  const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await field.click();
  const suggestions = await requested(() => field.pressSequentially('fel', { delay: 20 }));

  const taxons = await page.evaluate(async () => {
    const answer = await fetch('/api/v2/taxons/all');
    const { taxons } = (await answer.json()) as { taxons: { permalink: string; products_count: number }[] };
    return taxons.sort((a, b) => b.products_count - a.products_count).slice(0, 12);
  });
  const lists: string[] = [];
  for (const address of ['/products', ...taxons.map(({ permalink }) => `/t/${permalink}`)])
    for (const narrowing of narrowings) {
      await page.goto(`${origin}/en${address}${narrowing}`);
      await hydrated(page);
      lists.push(await requested(() => box.selectOption(sorts[1] ?? '')));
    }
  await browser.close();
  const listings = lists.flatMap(list =>
    sorts.slice(1).flatMap(sort =>
      [1, 2].map(number => {
        const url = new URL(list);
        url.searchParams.set('sort', sort);
        url.searchParams.set('page', String(number));
        return url.href;
      }),
    ),
  );
  return { listings, suggestions, product: origin + product.replace(/^\/en/, '/api/v2') };
}

/** Similar lists, with price bounds that have never been requested. */
const neverRequested = (listings: readonly string[]): ((nth: number) => string) => {
  const priced = listings.filter(url => url.includes('price_min=20000'));
  return nth => (priced[nth % priced.length] ?? '').replace('price_min=20000', `price_min=${10_000 + nth}`);
};

/** Many listings in sequence, as from many visitors; one in fifty has its own bounds. */
const visited = (listings: readonly string[]): ((nth: number) => string) => {
  const own = neverRequested(listings);
  return nth => (nth % 50 === 0 ? own(50_000 + nth) : (listings[(nth * 7919) % listings.length] ?? ''));
};

const lettered = (url: string, nth: number): string =>
  url.replace('q=fel', `q=${encodeURIComponent(['fel', 'lea', 'cas', 'boo', 'гут', 'дээ'][nth % 6] ?? '')}`);

interface Row {
  name: string;
  alone: number;
  p50: number;
  p95: number;
  perSecond: number;
}

/** @param urlOf the address of the request with this number */
async function measure(name: string, urlOf: (nth: number) => string): Promise<Row> {
  let nth = 0;
  const next = (): string => urlOf((nth += 1));
  const alone: number[] = [];
  for (let time = 0; time < 120; time += 1) {
    const start = performance.now();
    const answer = await fetch(next());
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    if (time >= 20) alone.push(performance.now() - start);
  }
  const times: number[] = [];
  const counted = performance.now() + warmUp * 1000;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { pathname, search } = new URL(next());
    return { ...request, path: pathname + search, headers: { ...request.headers, ...headersOf(nth) } };
  };
  const result = await autocannon({
    url: new URL(urlOf(0)).origin,
    connections,
    duration: warmUp + seconds,
    requests: [{ setupRequest }],
    setupClient: client =>
      client.on('response', (_status, _bytes, time) => {
        if (performance.now() >= counted) times.push(time);
      }),
  });
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} refused`);
  const perSecond = times.length / seconds;
  return { name, alone: share(alone, 0.95), p50: share(times, 0.5), p95: share(times, 0.95), perSecond };
}

async function bench(home: string, databaseUrl: string): Promise<string> {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(home, 'data'), LIMITS_FACTOR: '0' };
  const file = join(home, 'products.jsonl');
  await finished(program(['products', '-w', 'services/shop-api', '--', file, String(count)]));
  await (await startShop(environment.DATA_DIR, environment, [])).stop();
  const [report, importing] = await timed(finished(program(['import', '--', file], environment)));
  const [shop, starting] = await timed(startShop(environment.DATA_DIR, environment, []));
  try {
    const { listings, suggestions, product } = await requestsOfPages(shop.origin);
    const rows = [
      await measure('listing, never asked before', neverRequested(listings)),
      await measure(`listing, as visitors ask (${listings.length} lists, 2 % never asked before)`, visited(listings)),
      await measure('suggestions', nth => lettered(suggestions, nth)),
      await measure('product', () => product),
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
