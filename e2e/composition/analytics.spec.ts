import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { blackBoots, expectStep } from '../fixtures/journey';
import { sentCode } from '../fixtures/shop-api';
import { startShop, template, workspace, type ShopServer } from '../fixtures/shop-server';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

// A shop whose site has an analytics service: a data layer without a script, observed by this test.
const dataDir = join(workspace, '.cache/e2e-analytics');
const analytics = {
  ortoo: { kind: 'data_layer', origins: ['https://collect.example'] },
  // Another one has Google Analytics 4, whose script is replaced.
  steppe: { kind: 'ga4', id: 'G-TEST1234' },
};

interface Recorded {
  event: string;
  ecommerce?: { currency: string; value: number; transaction_id?: string; items: { quantity?: number }[] };
}

let shop: ShopServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await cp(template, dataDir, { recursive: true });
  shop = await startShop(dataDir, { ANALYTICS: JSON.stringify(analytics), SEARCH_STANDBY: 'off' });
});
test.afterAll(() => shop.stop());

/** All entries that the context's pages push to the layer, in order. */
const watchLayer = async (context: BrowserContext): Promise<Recorded[]> => {
  const sent: Recorded[] = [];
  await context.exposeFunction('recordSent', (entry: Recorded) => void (entry.event && sent.push(entry)));
  await context.addInitScript(() => {
    const page = window as unknown as { dataLayer: object[]; recordSent: (entry: object) => void };
    page.dataLayer = [];
    page.dataLayer.push = (...entries) => {
      entries.forEach(entry => page.recordSent(entry));
      return entries.length;
    };
  });
  return sent;
};

const open = async (page: Page, path: string) => {
  await page.goto(`${shop.origin}/en${path}`);
  await hydrated(page);
};
const panelOf = (page: Page) => page.getByRole('region', { name: 'Visit statistics' });
const english = (_: string, en: string) => en;
const names = (sent: Recorded[]) => sent.map(({ event }) => event);

test('nothing is sent before consent; a purchase is sent completely and once; after a refusal nothing is sent', async ({
  context,
  page,
}) => {
  const sent = await watchLayer(context);
  const answer = await page.goto(`${shop.origin}/en/products?q=boots`);
  expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self' https://collect.example;");
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await open(page, '/');
  await expect(panel).toBeVisible();
  expect(sent).toEqual([]);

  await panel.getByRole('button', { name: 'Allow' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => names(sent)).toEqual(['page_view']);

  await open(page, '/products?q=boots');
  await expect.poll(() => names(sent)).toEqual(expect.arrayContaining(['search', 'view_item_list']));
  await open(page, `/products/${blackBoots}`);
  await expect.poll(() => names(sent)).toContain('view_item');
  await page.getByRole('main').getByRole('button', { name: 'Add to wish list' }).first().click();
  await page.getByRole('radio', { name: '42', exact: true }).check();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => names(sent)).toEqual(expect.arrayContaining(['add_to_wishlist', 'add_to_cart']));

  await open(page, '/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(() => names(sent).filter(name => name === 'add_to_cart')).toHaveLength(2);
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect.poll(() => names(sent)).toContain('remove_from_cart');

  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Номин');
  await page.getByLabel('Phone or email').fill('measured@example.org');
  await page.locator('input[type=password]').fill('Journey-2026');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  const code = page.getByRole('textbox', { name: /^Code/ });
  await expect(code).toBeFocused();
  await code.fill(await sentCode('measured@example.org', shop.origin));
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
  await expectStep(page, english, 'address');
  await expect.poll(() => names(sent)).toEqual(expect.arrayContaining(['sign_up', 'begin_checkout']));
  await page.getByLabel('Phone number').fill('8811 2233');
  await page.getByLabel('Province or capital').selectOption('11');
  await page.getByLabel('District').selectOption('1119');
  await page.getByLabel('Khoroo or bag').fill('8');
  await page.getByLabel('Street, building, door').fill('40-25');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectStep(page, english, 'delivery');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectStep(page, english, 'payment');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expectStep(page, english, 'pay');
  const bank = (await page.getByRole('main').locator('a[target="_blank"]').first().getAttribute('href')) ?? '';
  await fetch(bank, { method: 'POST', body: new URLSearchParams({ action: 'approve' }) });
  await expect(page).toHaveURL(/orders\/R\d+/);
  await expect.poll(() => names(sent)).toContain('purchase');

  const number = /R\d+/.exec(page.url())?.[0] ?? '';
  const purchase = sent.find(({ event }) => event === 'purchase');
  expect(purchase?.ecommerce).toMatchObject({ currency: 'MNT', transaction_id: number, items: [{ quantity: 1 }] });
  expect(
    names(sent).filter(name => ['begin_checkout', 'add_shipping_info', 'add_payment_info'].includes(name)),
  ).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']);
  for (const secret of ['Номин', '88112233', '8811 2233', '40-25', 'measured@']) {
    expect(JSON.stringify(sent)).not.toContain(secret);
  }

  // The same order after a reload, and in another tab.
  const second = await context.newPage();
  for (const one of [page, second]) {
    const counted = one.waitForResponse(response => response.url().includes('count_sale'));
    await open(one, `/orders/${number}`);
    expect(await (await counted).json()).toEqual({ first: false });
  }
  await second.close();
  expect(names(sent).filter(name => name === 'purchase')).toHaveLength(1);

  await page.getByRole('button', { name: 'Statistics settings' }).click();
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('Currently allowed.');
  await panel.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('button', { name: 'Statistics settings' })).toBeFocused();
  const before = sent.length;
  await open(page, `/products/${blackBoots}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to wish list' }).first().click();
  await open(page, '/products?q=cashmere');
  await page.waitForLoadState('networkidle');
  expect(sent.slice(before)).toEqual([]);
  await expect(panel).toBeHidden();
});

test('the consent panel covers no controls, is not shown at the checkout, and works by keyboard', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await open(page, `/products/${blackBoots}`);
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  const covered = await panel.evaluate(element => {
    const box = element.getBoundingClientRect();
    const acts = [...document.querySelectorAll('nav.only-phone, [data-action-bar]')];
    return acts.filter(act => {
      const { top, bottom, height } = act.getBoundingClientRect();
      return height > 0 && top < box.bottom && bottom > box.top;
    }).length;
  });
  expect(covered).toBe(0);
  expect(await panel.evaluate(element => element.contains(document.activeElement))).toBe(false);
  await expectAccessible(page);
  await page.evaluate(() =>
    fetch('/api/v2/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'ortoo' },
      body: JSON.stringify({ login: 'shopper@example.mn', password: 'Shopper-2026' }),
    }),
  );
  await open(page, '/checkout/address');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/checkout/);
  await expect(panel).toBeHidden();
  await open(page, '/');
  const reject = panel.getByRole('button', { name: 'Refuse' });
  await reject.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await open(page, '/products');
  await page.waitForLoadState('networkidle');
  await expect(panel).toBeHidden();
  await context.close();
});

test('the script of Google Analytics 4 loads after consent alone, with everything else denied', async ({ page }) => {
  const loaded: string[] = [];
  await page.route('https://www.googletagmanager.com/**', route => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.gtagLoaded = true;' });
  });
  const origin = shop.origin.replace('localhost', 'steppe.localhost');
  const answer = await page.goto(`${origin}/en`);
  expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self' https://*.google-analytics.com");
  await hydrated(page);
  await expect(panelOf(page)).toBeVisible();
  expect(loaded).toEqual([]);
  await panelOf(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
  const commands = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map(call => [call[0], call[1]]),
    );
  await expect.poll(commands).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['js', expect.anything()],
    ['config', 'G-TEST1234'],
    ['event', 'page_view'],
  ]);
});
