import type { Browser, Page } from '@playwright/test';
import { median } from './visit';

/** What a shopper presses on a phone, and how long it takes until the next frame: median and longest, in milliseconds. */
export interface Interaction {
  name: string;
  inp: number;
  longest: number;
}

interface Press {
  name: string;
  path: string;
  /** Number of interactions. */
  count: number;
  press: (page: Page) => Promise<void>;
}

const cpuSlowdown = 4;

const presses = (listing: string, product: string): Press[] => [
  {
    name: 'choose a filter',
    path: listing,
    count: 2,
    press: async page => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().click();
    },
  },
  {
    name: 'add to cart',
    path: product,
    count: 1,
    press: page => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click(),
  },
  {
    name: 'open the menu',
    path: listing,
    count: 1,
    press: page => page.getByRole('button', { name: 'Categories' }).filter({ visible: true }).first().click(),
  },
];

/** Runs in the page: the longest event of each interaction from now on. */
const observe = () => {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (interactionId > 0) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** Runs in the page: the longest event once all interactions were measured, which is after their frames. */
const longestOf = (count: number) => {
  const { interactions } = window as unknown as { interactions: ReadonlyMap<number, number> };
  return interactions.size >= count && Math.max(...interactions.values());
};

const measure = async (browser: Browser, url: string, { press, count }: Press): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true', undefined, {
    polling: 100,
  });
  await page.evaluate(observe);
  await press(page);
  await page.waitForLoadState('networkidle');
  const longest = await page.waitForFunction(longestOf, count, { polling: 100 }).then(found => found.jsonValue());
  await context.close();
  return Number(longest);
};

/** Measures interactions by real input with a processor four times slower, each in a page of a new visitor. */
export const measureInteractions = async (
  browser: Browser,
  origin: string,
  paths: { listing: string; product: string },
  runs: number,
): Promise<Interaction[]> => {
  const measured: Interaction[] = [];
  for (const press of presses(paths.listing, paths.product)) {
    const figures: number[] = [];
    for (let run = 0; run < runs; run += 1) figures.push(await measure(browser, origin + press.path, press));
    measured.push({ name: press.name, inp: median(figures), longest: Math.max(...figures) });
  }
  return measured;
};
