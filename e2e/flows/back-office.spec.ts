import {
  listStaffCoupons,
  listStaffOrders,
  listStaffProducts,
  listStaffReturns,
  requestQuote,
} from '@ortoo/contracts/endpoints';
import type { Page } from '@playwright/test';
import { fillSignIn, newShopper } from '../fixtures/journey';
import { callWith, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const signInByCookie = async (page: Page, login: string, password: string) => {
  const [name = '', value = ''] = (await shop.signIn(login, password)).cookie.split('=');
  await page.context().addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
};

test('staff answer a quote that its shopper accepts', async ({ page, browser, at, say }) => {
  const shopper = await newShopper();
  const session = await shop.signIn(shopper.login, shopper.password);
  const person = { firstname: 'Номин', lastname: 'Бат', phone: '99112233', email: shopper.login };
  const date_from = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const journey = { kind: 'travel', salutation: 'MS', city: 'Пусан', country: 'БНСУ', date_from, adults: 2 } as const;
  const { number } = await callWith(session, requestQuote, { body: { ...person, ...journey } });
  await signInByCookie(page, 'staff@example.mn', 'Staff-2026');

  await page.goto(at('/backoffice'));
  await hydrated(page);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Control+K');
  const search = page.getByRole('combobox', { name: say('Хайх, очих', 'Search or go to') });
  await expect(search).toBeFocused();
  await search.fill(say('үнийн', 'quote'));
  await expectAccessible(page);
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('Үнийн санал', 'Quotes') })).toBeFocused();

  await page.getByRole('searchbox').fill(number);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  const row = page.getByRole('main').getByRole('link', { name: number });
  await row.press('Enter');
  const detail = page.getByRole('region', { name: number, exact: true });
  await expect(detail.getByRole('heading', { name: number })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(row).toBeFocused();
  await row.press('Enter');
  await detail.getByLabel(say('Нэгжийн үнэ', 'Price for one')).fill('95,000');
  await detail.getByRole('button', { name: say('Хариу илгээх', 'Send answer') }).click();
  await expect(page.getByText(say(`${number} хүсэлтэд хариу илгээлээ.`, `${number} is answered.`))).toBeVisible();
  await expect(detail).toBeHidden();

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const own = await context.newPage();
  await own.goto(at('/sign-in?next=/quotes'));
  await hydrated(own);
  await fillSignIn(own, shopper);
  await expect(own.getByText('95,000₮').first()).toBeVisible();
  await own.getByRole('button', { name: number }).first().click();
  await expect(own.getByText(say('Зөвшөөрсөн', 'Accepted'), { exact: true })).toBeVisible();
  await context.close();
});

test('staff reject a review with a reason', async ({ page, at, say }) => {
  await signInByCookie(page, 'staff@example.mn', 'Staff-2026');
  await page.goto(at('/backoffice/reviews'));
  await hydrated(page);
  const main = page.getByRole('main');
  const rows = main.locator('a[data-row]');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  const count = await rows.count();
  await rows.first().click();
  await page.getByRole('button', { name: say('Татгалзах', 'Reject') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('Татгалзах', 'Reject') }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(say('Зар сурталчилгаа', 'Advertising'));
  await expectAccessible(page);
  await dialog.getByRole('textbox').press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(count - 1);
});

test('the palette finds an order by its number and its phone, a product, a code and a return', async ({
  page,
  at,
  say,
}) => {
  const session = await shop.signIn('staff@example.mn', 'Staff-2026');
  const query = { per_page: 1 };
  const [{ orders }, { products }, { coupons }, { return_authorizations }] = await Promise.all([
    callWith(session, listStaffOrders, { query: { per_page: 100, status: 'done' } }),
    callWith(session, listStaffProducts, { query }),
    callWith(session, listStaffCoupons, { query }),
    callWith(session, listStaffReturns, { query }),
  ]);
  // Who bought an e-ticket with an email alone has no phone number.
  const order = orders.find(({ buyer }) => buyer.phone);
  const [product, coupon, back] = [products[0], coupons[0], return_authorizations[0]];
  const found: [typed: string | undefined, path: RegExp][] = [
    [order?.number, new RegExp(`/backoffice/orders/${order?.number}`)],
    [order?.buyer.phone?.slice(-8), /\/backoffice\/(orders\/R\d+|wallets)/],
    [product?.sku, new RegExp(`/backoffice/products/${product?.id}`)],
    [coupon?.number, new RegExp(`/backoffice/coupons\\?.*open=${coupon?.number}`)],
    [back?.number, new RegExp(`/backoffice/returns\\?.*open=${back?.id}`)],
  ];
  await signInByCookie(page, 'staff@example.mn', 'Staff-2026');
  await page.goto(at('/backoffice'));
  await hydrated(page);
  const search = page.getByRole('combobox', { name: say('Хайх, очих', 'Search or go to') });
  for (const [typed = '', path] of found) {
    expect(typed).not.toBe('');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+K');
    await search.fill(typed);
    await search.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(search).toBeHidden();
    // A page that arrives takes the focus, and the palette of the page before goes with it.
    await expect(page.getByRole('main').locator(':is(h1, h2):focus')).toBeVisible();
  }
});
