import type { Page } from '@playwright/test';
import { visitorPaths } from '@ortoo/contracts';
import {
  accidents,
  follow,
  goTo,
  mistakes,
  signInFor,
  staffAccount,
  targets,
  withoutPictures,
  type Target,
} from '../fixtures/failures';
import { hotelCoupon } from '../fixtures/journey';
import { payHere, readyToPay } from '../fixtures/money';
import {
  canary,
  expectAlone,
  expectGone,
  expectLive,
  liveRelease,
  planIn,
  planOf,
  promote,
  publishAgain,
  rollBackToFirst,
} from '../fixtures/releases';
import { note, report } from '../fixtures/report';
import { shop } from '../fixtures/shop-api';
import { expect, hydrated, test } from '../fixtures/test';

// Releases fail here on purpose, and browsers report it.
test.use({ tolerant: true });
test.describe.configure({ timeout: 90_000 });

const long = process.env['LONG'] === '1';
const origin = () => process.env['SHOP_ORIGIN'] ?? '';

// Each visitor comes from a different subscriber's network: a single report is only a hint.
let networks = 0;
const newNetwork = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.${2 + (networks >> 8)}.${networks & 255}.7` };
};

/** Two more visitors report the same failure as this page, each from a different subscriber's network. */
const othersReport = async (page: Page, remote: string, release: string, cookie?: string) => {
  const { plan } = await planIn(page);
  for (const headers of [newNetwork(), newNetwork()]) {
    const answer = await fetch(origin() + visitorPaths.reports, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers, ...(cookie && { cookie }) },
      body: JSON.stringify({ plan, remote, release, kind: 'render', message: 'as on the first page' }),
    });
    expect(answer.status).toBe(204);
  }
};
test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newNetwork());
  await withoutPictures(page);
});

const matrix = 'last-good-browser';
const text = `What a visitor sees after a link to a page of a failing remote, and the milliseconds from the click to the page.
“Paid”: whether the checkout then works in the same document. A page includes its plan, so no manifest is fetched: its
failures apply to the entry (500, HTML, stall), and a chunk that stalls is the eighth failure.`;

test.beforeAll(() => shop.stockUp(hotelCoupon, long ? 100 : 10));

test.afterAll(async ({}, info) => {
  await report(info, matrix, ['remote', 'failure', 'fallback', 'result', 'ms', 'paid'], text);
});

/** A document for a visitor of this cohort. */
const pageOf = async (path: string, cohort: number) =>
  (await fetch(`${origin()}${path}?${Math.random()}`, { headers: { cookie: `cohort=${cohort}` } })).text();

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Дахин оролдох' });

const shown = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasNotText: 'ачаалж чадсангүй' });

const expectPage = async (page: Page, path: string) => {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(shown(page)).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
};

const names = [...Object.keys(accidents), ...Object.keys(mistakes)];

/** Every failure for one remote; one per other remote, a different one each. LONG=1 runs all combinations. */
const isTried = (remote: string, failure: string) => {
  const index = Object.keys(targets).indexOf(remote);
  return long || index === 0 || names[index % names.length] === failure;
};

/** Purchases run for two of the remotes only; with LONG=1 for each failure. */
const buys = (remote: string, failure: string) => long || (remote !== 'catalog' && failure.startsWith('chunk'));

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { opened: true }));

/** Opens a page with a cart that is ready for payment, or only the page. */
const open = async (page: Page, target: Target, withCart: boolean) => {
  if (withCart) {
    const basket = { slug: hotelCoupon, quantity: 1 };
    await readyToPay(page, basket, target.staff && staffAccount);
  }
  await page.goto(origin() + target.from);
  await hydrated(page);
  await mark(page);
};

const expectSameDocument = async (page: Page) => expect(await page.evaluate(() => 'opened' in window)).toBe(true);

const pay = async (page: Page) => {
  await goTo(page, '/checkout/payment');
  await payHere(page);
  await expectSameDocument(page);
};

/** Follows the link to the failing page, and buys. */
const meet = async (page: Page, remote: string, failure: string) => {
  const target = targets[remote]!;
  const isBought = buys(remote, failure);
  await open(page, target, isBought);
  const { remotes } = await planIn(page);
  const fallbackRelease = remotes.find(({ id }) => id === remote)?.fallbackRelease?.base ?? 'none';
  const requested: string[] = [];
  page.on('request', request => void requested.push(request.url()));
  const took = await follow(page, target);
  await expectPage(page, target.path);
  if (target.document) await mark(page);
  expect(requested.filter(url => url.includes(fallbackRelease))).not.toEqual([]);
  if (isBought) await pay(page);
  const seen =
    remote === 'checkout' ? 'the last good release: the checkout came back by itself' : 'the last good release';
  await note(matrix, remote, failure, 'yes', seen, took, isBought ? 'yes' : 'not tried');
};

for (const [remote, target] of Object.entries(targets)) {
  test.describe(remote, () => {
    for (const [failure, accident] of Object.entries(accidents)) {
      if (!isTried(remote, failure)) continue;
      test(`${failure}: the page falls back to the last good release`, async ({ page }) => {
        const cookie = await signInFor(page, target);
        const { release } = await publishAgain(remote);
        await promote(remote, release);
        await expectLive(remote, release, cookie);
        const { file, answer } = accident(target);
        await page.route(`**/releases/${remote}/${release}/browser/${file}`, answer);
        await meet(page, remote, failure);
      });

      // A chunk without a fallback has a timeout of fifteen seconds, for slow connections.
      if (failure === 'chunk stalls' || !(long || (remote === 'account' && failure === 'entry stalls'))) continue;
      test(`${failure} without a fallback: a retry is offered, and everything else works`, async ({ page }) => {
        const cookie = await signInFor(page, target);
        await rollBackToFirst(remote);
        await expectAlone(remote, (await liveRelease(remote)).release, cookie);
        const { file, answer } = accident(target);
        const isBought = long && remote !== 'checkout';
        await open(page, target, isBought);
        const address = `**/releases/${remote}/*/browser/${file}*`;
        await page.route(address, answer);
        let loads = 0;
        page.on('load', () => (loads += 1));
        const took = await follow(page, target);
        if (target.document) await mark(page);
        await expect(retry(page)).toBeVisible();
        for (const other of Object.values(targets)) {
          if (other.path === target.path || other.staff || other.document) continue;
          await goTo(page, other.path);
          await expectPage(page, other.path);
        }
        if (isBought) await pay(page);
        expect(loads).toBe(target.document ? 1 : 0);
        await expectSameDocument(page);
        await follow(page, target);
        await expect(retry(page)).toBeVisible();
        await page.unroute(address);
        // On a busy machine one attempt may time out as well.
        await expect(async () => {
          if (!(await shown(page).isVisible())) await retry(page).click({ timeout: 1000 });
          await expect(shown(page)).toBeVisible({ timeout: 5000 });
        }).toPass();
        await expectPage(page, target.path);
        await note(
          matrix,
          remote,
          failure,
          'no',
          'another try, which brought the page',
          took,
          isBought ? 'yes' : 'not tried',
        );
      });
    }

    for (const [failure, mistake] of Object.entries(mistakes)) {
      if (!isTried(remote, failure)) continue;
      test(`${failure}: the page falls back to the last good release`, async ({ page }) => {
        const cookie = await signInFor(page, target);
        const { release } = await publishAgain(remote, mistake(target));
        await promote(remote, release);
        await expectLive(remote, release, cookie);
        await meet(page, remote, failure);
        // This page and others have reported it: the next visitor's plan excludes it.
        await othersReport(page, remote, release, cookie);
        await expectGone(remote, release, cookie);
      });
    }
  });
}

test('a canary that throws ends with its first visitors; visitors outside it never load it', async ({ browser }) => {
  const target = targets['checkout']!;
  const { release } = await publishAgain('checkout', mistakes['render throws']!(target));
  await canary('checkout', release, 50);
  const cohorts = Array.from({ length: 20 }, (_, index) => index * 500);
  const isIn = async (cohort: number) => (await planOf(cohort)).includes(release);
  const tried = await Promise.all(cohorts.map(async cohort => ({ cohort, inside: await isIn(cohort) })));

  const visit = async (inside: boolean) => {
    const { cohort } = tried.find(one => one.inside === inside)!;
    const context = await browser.newContext({ extraHTTPHeaders: newNetwork() });
    await context.addCookies([{ name: 'cohort', value: String(cohort), url: origin() }]);
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', request => void requested.push(request.url()));
    await page.goto(origin() + target.from);
    await hydrated(page);
    await goTo(page, target.path);
    await expectPage(page, target.path);
    // Its report is sent a moment later: the page stays open as long as a test waits for it.
    const met = requested.filter(url => url.includes(release));
    return { met, page, leave: () => context.close() };
  };
  await expect
    .poll(async () => (await pageOf(target.from, tried.find(({ inside }) => inside)!.cohort)).includes(release))
    .toBe(true);
  const outside = await visit(false);
  expect(outside.met).toEqual([]);
  await outside.leave();
  const inside = await visit(true);
  expect(inside.met).not.toEqual([]);
  await othersReport(inside.page, 'checkout', release);
  for (const { cohort } of tried) await expect.poll(() => isIn(cohort)).toBe(false);
  await inside.leave();
});
