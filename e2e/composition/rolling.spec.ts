import type { Page } from '@playwright/test';
import type { Composition } from '@ortoo/contracts';
import { hotelCoupon } from '../fixtures/journey';
import { expectBalancedBooks, paidByQr } from '../fixtures/money';
import { planIn, promote, publishAgain } from '../fixtures/releases';
import { note, report } from '../fixtures/report';
import { shop } from '../fixtures/shop-api';
import { expect, hydrated, test } from '../fixtures/test';

const long = process.env['LONG'] === '1';
const sizes = long ? { visits: 500, releases: 50, purchases: 50 } : { visits: 10, releases: 5, purchases: 2 };
const shoppers = 2;

const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const remotes = ['catalog', 'content', 'checkout', 'account', 'brandsite'];

interface Visit {
  plan: Composition;
  /** Release files that the page has requested. */
  files: string[];
}

/** Navigates as a shopper does, within one document. */
const visit = async (page: Page, number: number): Promise<Visit> => {
  const files: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/releases/')) files.push(pathname);
  };
  page.on('request', note);
  await page.goto(`${origin()}/products?visit=${number}`);
  await hydrated(page);
  const plan = await planIn(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[^?]+/);
  await hydrated(page);
  await expect(heading).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /Сагс/ }).first().click();
  await expect(heading).toHaveText('Сагс');
  page.off('request', note);
  return { plan, files };
};

const filesOutside = ({ plan, files }: Visit): string[] =>
  files.filter(file => !file.startsWith('/releases/shell/') && !plan.remotes.some(({ base }) => file.startsWith(base)));

test('during releases every page comes from one plan, nothing is missing, and purchases succeed', async ({
  browser,
}, info) => {
  test.setTimeout(long ? 7_200_000 : 180_000);
  const complaints: string[] = [];
  const plans = new Set<string>();
  const took: number[] = [];
  let begun = 0;

  /** Distributes this many calls over the visits. */
  const along = async (count: number, act: (nth: number) => Promise<void>) => {
    for (let nth = 0; nth < count; nth += 1) {
      const due = (nth * sizes.visits) / count;
      await expect.poll(() => begun, { timeout: 0 }).toBeGreaterThan(due);
      await act(nth);
    }
  };

  const release = async (nth: number) => {
    const remote = remotes[nth % remotes.length] ?? '';
    await promote(remote, (await publishAgain(remote)).release);
  };

  const buy = async () => {
    const context = await browser.newContext();
    const basket = { slug: hotelCoupon, quantity: 1 };
    const order = await paidByQr(await context.newPage(), basket);
    expect(order.payment_state, order.number).toBe('paid');
    await context.close();
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
    while (begun < sizes.visits) {
      const number = (begun += 1);
      const start = performance.now();
      const seen = await visit(page, number);
      took.push(performance.now() - start);
      plans.add(seen.plan.plan);
      expect(filesOutside(seen), `visit ${number}`).toEqual([]);
    }
    await context.close();
  };

  await shop.stockUp(hotelCoupon, sizes.purchases);
  await Promise.all([
    ...Array.from({ length: shoppers }, browse),
    along(sizes.releases, release),
    along(sizes.purchases, buy),
  ]);
  took.sort((a, b) => a - b);
  const times = `${took[took.length >> 1]?.toFixed()} / ${took.at(-1)?.toFixed()}`;
  await note('rolling', took.length, sizes.releases, sizes.purchases, plans.size, complaints.length, times);
  const head = ['visits', 'releases', 'purchases', 'plans met', 'complaints', 'three pages, ms (median / longest)'];
  await report(info, 'rolling', head);
  expect(complaints).toEqual([]);
  expect(plans.size, 'plans met on the way').toBeGreaterThan(sizes.releases / 4);
  await expectBalancedBooks();
});
