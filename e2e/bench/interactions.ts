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
  press: (page: Page) => Promise<void>;
}

const cpuSlowdown = 4;

const presses = (listing: string, product: string): Press[] => [
  {
    name: 'choose a filter',
    path: listing,
    press: async page => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().click();
    },
  },
  {
    name: 'add to cart',
    path: product,
    press: page => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click(),
  },
  {
    name: 'open the menu',
    path: listing,
    press: page => page.getByRole('button', { name: 'Categories' }).filter({ visible: true }).first().click(),
  },
];

/** Runs in the page: the longest event so far that is part of an interaction. */
const observe = () => {
  const marks = window as unknown as { longestEvent: number };
  marks.longestEvent = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) marks.longestEvent = Math.max(marks.longestEvent, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

const measure = async (browser: Browser, url: string, press: Press['press']): Promise<number> => {
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
  // Entries of events arrive after the frame that they were measured to.
  await page.waitForTimeout(500);
  const longest = await page.evaluate(() => (window as unknown as { longestEvent: number }).longestEvent);
  await context.close();
  return longest;
};

/** Measures interactions by real input with a processor four times slower, each in a page of a new visitor. */
export const measureInteractions = async (
  browser: Browser,
  origin: string,
  paths: { listing: string; product: string },
  runs: number,
): Promise<Interaction[]> => {
  const measured: Interaction[] = [];
  for (const { name, path, press } of presses(paths.listing, paths.product)) {
    const figures: number[] = [];
    for (let run = 0; run < runs; run += 1) figures.push(await measure(browser, origin + path, press));
    measured.push({ name, inp: median(figures), longest: Math.max(...figures) });
  }
  return measured;
};
