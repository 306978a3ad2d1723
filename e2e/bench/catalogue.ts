import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { chromiumFlags, systemChromium } from '../fixtures/chromium';
import { startShop, workspace } from '../fixtures/shop-server';
import { hydrated } from '../fixtures/test';

const count = Number(process.argv[2] ?? 100_000);
const connections = 20;
const seconds = 8;

interface Asked {
  url: string;
  body: string;
  headers: Record<string, string>;
}

const program = (parameters: string[], environment: Record<string, string> = {}): ChildProcess =>
  spawn('npm', ['run', '--silent', ...parameters], {
    cwd: workspace,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });

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

/** What the pages themselves ask the search service for: a listing, the same filtered, and letters in the search box. */
async function asked(origin: string): Promise<{ listing: Asked; suggestions: Asked; product: string }> {
  const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const searches: Asked[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/search/'))
      searches.push({ url: request.url(), body: request.postData() ?? '', headers: request.headers() });
  });
  await page.goto(`${origin}/en/products`);
  await hydrated(page);
  const product = await page.locator('main a[href*="/products/"]').first().getAttribute('href');
  const sorted = page.waitForRequest(request => request.url().includes('/search/') && request.method() === 'POST');
  await page.getByRole('combobox', { name: /sort/i }).selectOption('price_asc');
  await sorted;
  const listing = searches.at(-1);
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await box.click();
  const typed = page.waitForRequest(request => request.url().includes('/search/') && request.method() === 'POST');
  await box.pressSequentially('fel', { delay: 20 });
  await typed;
  const suggestions = searches.at(-1);
  await browser.close();
  if (!listing || !suggestions || !product) throw new Error('the pages asked for nothing');
  return { listing, suggestions, product: product.replace(/^\/en/, '') };
}

/** The n-th of many alike: other prices, so that nobody has asked it before. */
const priced = (body: string, nth: number): string => {
  const value = JSON.parse(body) as { post_filter: { bool: { filter: unknown[] } } };
  value.post_filter.bool.filter.push({ range: { selling_price: { gte: 1_000 + nth } } });
  return JSON.stringify(value);
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
  request: Partial<Asked> & { bodyOf?: (nth: number) => string },
): Promise<Row> {
  const { headers: given = {}, bodyOf } = request;
  const headers = Object.fromEntries(
    Object.entries(given).filter(([key]) => /^(content-type|authorization)$/.test(key)),
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
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    headers,
    setupClient: client => {
      const renew = (): void => {
        const body = next();
        if (body !== undefined) client.setBody(body);
      };
      renew();
      client.on('response', renew);
    },
  });
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} refused`);
  const at95 = alone.sort((a, b) => a - b)[Math.floor(alone.length * 0.95)] ?? NaN;
  return { name, alone: at95, p50: result.latency.p50, p95: result.latency.p97_5, perSecond: result.requests.average };
}

async function bench(home: string, databaseUrl: string): Promise<string> {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(home, 'data') };
  const file = join(home, 'products.jsonl');
  await finished(program(['products', '-w', 'services/shop-api', '--', file, String(count)]));
  await (await startShop(environment.DATA_DIR, environment)).stop();
  const [report, importing] = await timed(finished(program(['import', '--', file], environment)));
  const [shop, starting] = await timed(startShop(environment.DATA_DIR, environment));
  try {
    const { listing, suggestions, product } = await asked(shop.origin);
    const rows = [
      await measure('listing, never asked before', listing.url, {
        ...listing,
        bodyOf: nth => priced(listing.body, nth),
      }),
      await measure('listing, asked before', listing.url, { ...listing, bodyOf: () => listing.body }),
      await measure('suggestions', suggestions.url, { ...suggestions, bodyOf: nth => lettered(suggestions.body, nth) }),
      await measure('product', `${shop.origin}/api/v2${product}`, {}),
    ];
    return [
      '',
      `${report} in ${importing.toFixed(0)} s; the shop starts with them in ${starting.toFixed(1)} s`,
      '',
      `| ms | alone, p95 | ${connections} connections, p50 / p97.5 | requests a second |`,
      '|---|---|---|---|',
      ...rows.map(
        ({ name, alone, p50, p95, perSecond }) =>
          `| ${name} | ${alone.toFixed(1)} | ${p50} / ${p95} | ${perSecond.toFixed(0)} |`,
      ),
      '',
    ].join('\n');
  } finally {
    await shop.stop();
  }
}

const home = await mkdtemp(join(tmpdir(), 'catalogue-'));
const postgres = program(['postgres', '-w', 'services/shop-api']);
try {
  const [first] = (await once(postgres.stdout ?? postgres, 'data')) as [Buffer];
  process.stdout.write(await bench(home, first.toString().trim()));
} finally {
  process.kill(-(postgres.pid ?? 0), 'SIGTERM');
  await rm(home, { recursive: true, force: true });
}
