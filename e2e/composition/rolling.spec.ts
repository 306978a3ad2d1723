import type { Page } from '@playwright/test';
import type { Composition } from '@ortoo/contracts';
import { hotelCoupon } from '../fixtures/journey';
import { expectBalancedBooks, paidByQr } from '../fixtures/money';
import { promote, publishAgain } from '../fixtures/releases';
import { expect, hydrated, test } from '../fixtures/test';

const long = process.env['LONG'] === '1';
const sizes = long ? { releases: 50, visits: 500, purchases: 50 } : { releases: 5, visits: 10, purchases: 2 };

const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const remotes = ['catalog', 'content', 'checkout', 'account', 'brandsite'];

interface Visit {
  plan: Composition;
  /** Release files that the page has asked for. */
  files: string[];
}

/** Goes from page to page as a shopper does, within one document. */
const visit = async (page: Page, number: number): Promise<Visit> => {
  const files: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/releases/')) files.push(pathname);
  };
  page.on('request', note);
  await page.goto(`${origin()}/products?visit=${number}`);
  await hydrated(page);
  const plan = await page.evaluate(
    () =>
      (JSON.parse(document.getElementById('visit')?.textContent ?? '{}') as { composition: Composition }).composition,
  );
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[^?]+/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /Сагс/ }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  page.off('request', note);
  return { plan, files };
};

const filesOutside = ({ plan, files }: Visit): string[] =>
  files.filter(file => !file.startsWith('/releases/shell/') && !plan.remotes.some(({ base }) => file.startsWith(base)));

test('while teams release, every page comes from one plan, nothing is missing, and buyers buy', async ({ browser }) => {
  test.setTimeout(long ? 3_600_000 : 180_000);
  const complaints: string[] = [];
  const plans = new Set<string>();
  let released = 0;

  const release = async () => {
    for (; released < sizes.releases; released += 1) {
      const remote = remotes[released % remotes.length] ?? '';
      await promote(remote, (await publishAgain(remote)).release);
    }
  };

  const buy = async () => {
    for (let bought = 0; bought < sizes.purchases; bought += 1) {
      const context = await browser.newContext();
      const basket = { slug: hotelCoupon, quantity: 1 };
      const order = await paidByQr(await context.newPage(), path => origin() + path, basket);
      expect(order.payment_state, order.number).toBe('paid');
      await context.close();
    }
  };

  const browse = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(error.message));
    page.on('response', answer => {
      if (answer.url().includes('/releases/') && !answer.ok()) complaints.push(`${answer.status()} ${answer.url()}`);
    });
    for (let number = 0; number < sizes.visits; number += 1) {
      const seen = await visit(page, number);
      plans.add(seen.plan.plan);
      expect(filesOutside(seen), `visit ${number}`).toEqual([]);
    }
    await context.close();
  };

  await Promise.all([release(), browse(), buy()]);
  expect(complaints).toEqual([]);
  expect(plans.size, 'plans met on the way').toBeGreaterThan(1);
  await expectBalancedBooks();
});
