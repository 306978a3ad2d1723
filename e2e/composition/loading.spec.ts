import type { Page } from '@playwright/test';
import { firstProduct } from '../fixtures/shop-api';
import { expect, hydrated, test } from '../fixtures/test';

interface Loaded {
  url: string;
  start: number;
  end: number;
  /** Transferred bytes. */
  bytes: number;
}

/** Bytes of a page before the first interaction. */
interface Budget {
  /** Script, compressed. */
  script: number;
  /** HTML, and the same compressed at its first request. */
  html: number;
  transferred: number;
}

const budgets: Record<'home' | 'list' | 'product', Budget> = {
  home: { script: 138_200, html: 157_000, transferred: 25_000 },
  list: { script: 140_300, html: 203_000, transferred: 30_000 },
  product: { script: 151_400, html: 130_500, transferred: 27_000 },
};

const scriptsOf = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        entry => new URL(entry.name).pathname.endsWith('.js') && (entry as PerformanceResourceTiming).responseEnd > 0,
      )
      .map(entry => ({
        url: new URL(entry.name).pathname,
        start: entry.startTime,
        end: (entry as PerformanceResourceTiming).responseEnd,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );

/** Number of sequential network rounds: a file of the next round starts after one of this round has ended. */
const levelsOf = (files: Loaded[]): number => {
  let levels = 0;
  let rest = [...files].sort((a, b) => a.start - b.start);
  while (rest.length > 0) {
    levels += 1;
    const firstEnd = Math.min(...rest.map(file => file.end));
    const later = rest.filter(file => file.start >= firstEnd);
    if (later.length === rest.length) throw new Error(`a file that ends before it starts: ${JSON.stringify(rest)}`);
    rest = later;
  }
  return levels;
};

const observePaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) Object.assign(window, { largestPaint: entry.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** A style element that is removed or moved makes the browser compute the style of the whole page again. */
const observeStyles = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { movedStyles: moved });
    new MutationObserver(records => {
      for (const { removedNodes } of records)
        for (const node of removedNodes) if (node.nodeName === 'STYLE') moved.push((node as Element).outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });

const pages = async (): Promise<[path: string, budget: Budget][]> => [
  ['/', budgets.home],
  ['/products', budgets.list],
  [`/products/${(await firstProduct({ kind: 'goods' })).slug}`, budgets.product],
];

const htmlOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { bytes: entry?.decodedBodySize ?? 0, transferred: entry?.encodedBodySize ?? 0 };
  });

test('scripts load after the largest paint, in two rounds at most, none twice; pages are within their budgets', async ({
  browser,
  at,
}) => {
  for (const [path, budget] of await pages()) {
    const visitor = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await visitor.newPage();
    await observePaint(page);
    await observeStyles(page);
    const requested: string[] = [];
    page.on('request', request => void requested.push(new URL(request.url()).pathname));
    await page.goto(at(path));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const paint = await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint);
    const movedStyles = await page.evaluate(() => (window as unknown as { movedStyles: string[] }).movedStyles);
    expect(movedStyles, `${path}: styles that stay`).toEqual([]);
    const scripts = await scriptsOf(page);
    expect(scripts.length, path).toBeGreaterThan(2);
    expect(Math.min(...scripts.map(script => script.start)), `${path}: first script after the paint`).toBeGreaterThan(
      paint,
    );
    const weight = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(weight, `${path}: bytes of script`).toBeGreaterThan(50_000);
    expect(weight, `${path}: bytes of script`).toBeLessThanOrEqual(budget.script);
    const html = await htmlOf(page);
    expect(html.transferred, `${path}: compressed HTML`).toBeGreaterThan(10_000);
    expect(html.transferred, `${path}: compressed HTML`).toBeLessThanOrEqual(budget.transferred);
    expect(html.bytes, `${path}: HTML`).toBeLessThanOrEqual(budget.html);
    expect(levelsOf(scripts), `${path}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(2);
    const files = requested.filter(file => file.endsWith('.js'));
    expect(files, `${path}: nothing twice`).toEqual([...new Set(files)]);
    await visitor.close();
  }
});

test('a list is drawn in the shop’s fonts, and every shared module is on a page once', async ({ page, at }) => {
  await page.goto(at('/products'));
  await hydrated(page);

  await test.step('the shop’s fonts, for the signs of its prices too, from files of 26 KB', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'main li *' });
    const found = await Promise.all(nodeIds.map(nodeId => session.send('CSS.getPlatformFontsForNode', { nodeId })));
    const fonts = found.flatMap(({ fonts: ofNode }) => ofNode);
    expect(new Set(fonts.map(({ familyName }) => familyName))).toEqual(new Set(['Onest', 'Inter']));
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(entry => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(26_000);
  });

  await test.step('every shared module once, provided by the shell', async () => {
    await page.goto(at('/cart'));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const scope = await page.evaluate(() => {
      type Shared = Record<string, Record<string, { from: string; loaded?: unknown; lib?: unknown }>>;
      type Federation = { __INSTANCES__: { name: string; shareScopeMap: { default: Shared } }[] };
      const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
      return instances.map(({ name, shareScopeMap }) => ({
        name,
        shared: Object.entries(shareScopeMap.default).map(([module, versions]) => ({
          module,
          providers: Object.values(versions).map(version => version.from),
        })),
      }));
    });
    expect(scope.map(({ name }) => name)).toEqual(expect.arrayContaining(['shell', 'checkout']));
    for (const { name, shared } of scope) {
      expect(shared.length, name).toBeGreaterThan(5);
      for (const { module, providers } of shared) expect(providers, `${name}: ${module}`).toEqual(['shell']);
    }
  });
});

test('a card out of view is not laid out, and has the height that it has in view', async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/products', '/hotels']) {
    await page.goto(at(path));
    await hydrated(page);
    const cards = await page.evaluate(() => {
      const articles = [...document.querySelectorAll<HTMLElement>('main article')];
      const heights = articles.map(({ offsetHeight }) => offsetHeight);
      const isSkipped = articles.map(
        article => !article.querySelector('h2')!.checkVisibility({ contentVisibilityAuto: true }),
      );
      for (const article of articles) article.style.contentVisibility = 'visible';
      return articles.map(({ offsetHeight }, at) => ({
        height: heights[at],
        shown: offsetHeight,
        isSkipped: isSkipped[at],
      }));
    });
    expect(cards.length).toBeGreaterThan(10);
    expect(
      cards.filter(({ height, shown }) => Math.abs(shown - height!) > 1),
      path,
    ).toEqual([]);
    if (path === '/products') expect(cards.filter(({ isSkipped }) => isSkipped).length).toBeGreaterThan(20);
  }
});
