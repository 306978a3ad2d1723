import type { Page } from '@playwright/test';
import { note, report } from '../fixtures/report';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

/** Compressed script of one screen, with what it loads by itself. */
const maxScript = 250_000;

const signInAdministrator = async (page: Page) => {
  const [name = '', value = ''] = (await shop.signIn('admin@example.mn', 'Admin-2026')).cookie.split('=');
  await page.context().addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
};

/** Without the scanner's worker: a file that comes through one reports its size after decompression. */
const stayWithoutWorker = (page: Page) =>
  page.addInitScript(() => Object.assign(navigator.serviceWorker, { register: () => Promise.resolve() }));

/** Transferred bytes of the scripts that the open page has loaded. The scanner reads its files again to store them. */
const scriptOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...sizes].reduce((sum, [name, size]) => sum + (new URL(name).pathname.endsWith('.js') ? size : 0), 0);
  });

/** Goes past the navigation by the first link of the document, and on to the first control of the page. */
const enterByKeyboard = async (page: Page, skip: string) => {
  const main = page.getByRole('main');
  await page.getByRole('link', { name: skip }).press('Enter');
  await expect(main).toBeFocused();
  const control = main.locator('a[href], button, input, select, textarea, summary').filter({ visible: true }).first();
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
};

test('every place of the navigation opens, is accessible, is entered by keyboard and is light', async ({
  page,
  at,
  say,
}) => {
  test.setTimeout(600_000);
  await signInAdministrator(page);
  await stayWithoutWorker(page);
  await page.goto(at('/backoffice'));
  await hydrated(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  // The frame is ready before the page in it: only with its title are there a menu and its button.
  await expect(heading).toBeVisible();
  const menu = page.getByRole('button', { name: say('Цэс нээх', 'Open menu') });
  if (await menu.isVisible()) await menu.press('Enter');
  const links = page.getByRole('navigation', { name: say('Ажлын хэсгийн цэс', 'Back office menu') }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(25);
  const weights: [path: string, bytes: number][] = [];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(new URL(path, page.url()).href);
      await hydrated(page);
      await expect(heading).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(heading).not.toBeEmpty();
      await expectAccessible(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      if (path.endsWith('/scan')) await expect(page.getByText(say('офлайнд бэлэн', 'ready for offline'))).toBeVisible();
      await page.waitForLoadState('networkidle');
      weights.push([path, await scriptOf(page)]);
      await enterByKeyboard(page, say('Үндсэн хэсэг рүү шилжих', 'Skip to content'));
    });
  }
  weights.sort(([, a], [, b]) => b - a);
  for (const [path, bytes] of weights) await note('staff-screens', path, Math.round(bytes / 1000));
  await report(test.info(), 'staff-screens', ['screen', 'KB of script, Brotli']);
  expect(weights.filter(([, bytes]) => bytes < 50_000 || bytes > maxScript)).toEqual([]);
});
