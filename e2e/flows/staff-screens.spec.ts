import type { BrowserContext } from '@playwright/test';
import { toMoney } from '@ortoo/contracts';
import { applyCouponCode } from '@ortoo/contracts/endpoints';
import { blackBoots } from '../fixtures/journey';
import { call, readyToPay } from '../fixtures/money';
import { sentMessages, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

/** Signs the browser in without its form. */
const signInStaff = async (context: BrowserContext, login = 'staff@example.mn', password = 'Staff-2026') => {
  const [name = '', value = ''] = (await shop.signIn(login, password)).cookie.split('=');
  await context.addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
};

/** The link of the last invitation to this address, as the email has it. */
const invitationOf = async (email: string): Promise<string> => {
  const sent = (await sentMessages()).find(({ recipient }) => recipient === email);
  return /\/sign-in\/invitation\?token=[\w-]+/.exec(sent?.body ?? '')?.[0] ?? '';
};

test('somebody is invited, works with the rights of the role, and loses them in the middle of the work', async ({
  page,
  context,
  browser,
  at,
  say,
  locale,
}) => {
  const email = `guard-${locale}-${page.viewportSize()?.width ?? 0}@example.org`;
  const password = 'Yellow leaves in autumn';
  await signInStaff(context, 'admin@example.mn', 'Admin-2026');
  await page.goto(at('/backoffice/staff'));
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Ажилтан нэмэх', 'Add staff') }).press('Enter');
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('combobox', { name: say('Үүрэг', 'Role') }).selectOption(say('Тасалбар шалгагч', 'Scanner'));
  await expectAccessible(page);
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext({ viewport: page.viewportSize(), locale });
  const guard = await other.newPage();
  await guard.goto(at(await invitationOf(email)));
  await hydrated(guard);
  await guard.getByLabel(say('Нэр', 'First name')).first().fill('Тулга');
  await guard.locator('input[type=password]').fill(password);
  await expectAccessible(guard);
  await guard.locator('input[type=password]').press('Enter');
  await guard
    .getByRole('main')
    .getByRole('link', { name: say('Нэвтрэх', 'Sign in') })
    .press('Enter');
  await guard.locator('input[type=password]').fill(password);
  await guard.locator('input[type=password]').press('Enter');
  const heading = guard.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(say('Тойм', 'Overview'));
  await guard.goto(at('/backoffice/coupons'));
  await hydrated(guard);
  await expect(heading).toHaveText(say('Купон, тасалбар', 'Coupons and tickets'));

  await page.goto(at(`/backoffice/staff?q=${email}`));
  await hydrated(page);
  await page.getByRole('link', { name: 'Тулга' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Тулга' })).toBeFocused();
  await expectAccessible(page);
  const membership = page.getByRole('form', { name: say('Үүрэг', 'Role') });
  await membership.getByRole('combobox', { name: say('Үүрэг', 'Role') }).selectOption(say('Редактор', 'Editor'));
  await membership.getByRole('button', { name: say('Хадгалах', 'Save') }).press('Enter');
  await expect(page.getByText(say('Тулга: шинэ эрх', 'Тулга: the new rights'))).toBeVisible();
  // Nothing is loaded again on the other device: its next request tells it.
  await guard.getByRole('searchbox').fill('9911');
  await expect(heading).toHaveText(say('Хандах эрхгүй', 'No access'));
  await expectAccessible(guard);
  const remove = say('Ажилтнаас хасах', 'Remove from staff');
  await page.getByRole('button', { name: remove }).press('Enter');
  await dialog.getByRole('button', { name: remove }).press('Enter');
  await expect(dialog).toBeHidden();
  await guard.reload();
  await expect(heading).toHaveText(say('Хуудас олдсонгүй', 'Page not found'));
  await other.close();

  await page.goto(at(`/backoffice/audit?q=${email}`));
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d\d:\d\d/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: email })).toBeFocused();
  await expectAccessible(page);
  await page.goto(at('/backoffice/roles'));
  await hydrated(page);
  await page
    .getByRole('button', { name: say('Засах', 'Edit') })
    .first()
    .press('Enter');
  await expectAccessible(page);
});

const screens = [
  ['/backoffice/transfers', 'Дансны гүйлгээ', 'Bank transfers'],
  ['/backoffice/unmatched', 'Тохироогүй төлбөр', 'Unmatched payments'],
  ['/backoffice/promotions', 'Хямдралын код', 'Discount codes'],
  ['/backoffice/wallets', 'Хэтэвч', 'Wallets'],
  ['/backoffice/grants?state=all', 'Бэлгийн карт, залруулга', 'Gift cards and corrections'],
  ['/backoffice/receipts', 'И-баримт', 'VAT receipts'],
  ['/backoffice/leases?state=all', 'Лизинг', 'Instalments'],
  ['/backoffice/days', 'Өдрийн хаалт', 'Day’s close'],
] as const;

test('a manager opens every list and a row of it', async ({ page, context, at, say }) => {
  await signInStaff(context);
  const main = page.getByRole('main');
  for (const [path, mn, en] of screens) {
    await page.goto(at(path));
    await hydrated(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(mn, en));
    await expectAccessible(page);
    await main.locator('a[href*="open="]').first().press('Enter');
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expectAccessible(page);
  }
});

test('a manager sees what was sold, in a chart and in a table', async ({ page, context, at, say }) => {
  await signInStaff(context);
  await page.goto(at('/backoffice?days=7'));
  await hydrated(page);
  const sales = page.getByRole('region', { name: say('Борлуулалт', 'Sales') });
  const chart = (days: number) => sales.getByRole('img', { name: new RegExp(`${days}`) });
  const asTable = sales.locator('summary');
  // On a phone the chart loads when it comes into view.
  await asTable.scrollIntoViewIfNeeded();
  await expect(chart(7)).toBeVisible();
  await expectAccessible(page);
  await sales.getByRole('button', { name: say('90 хоног', '90 days') }).press('Enter');
  await expect(chart(90)).toBeVisible();
  await expect(page).toHaveURL(/days=90/);
  await asTable.press('Enter');
  await expect(sales.getByRole('row')).toHaveCount(91);
});

test('a code that staff create takes something off in a cart', async ({ page, context, browser, at, say }) => {
  await signInStaff(context);
  await page.goto(at('/backoffice/promotions'));
  await hydrated(page);
  await page.getByRole('button', { name: say('Код үүсгэх', 'Create a code') }).press('Enter');
  const form = page.getByRole('dialog', { name: say('Код үүсгэх', 'Create a code') });
  const code = `E2E-${say('MN', 'EN')}-${Date.now().toString(36).toUpperCase()}`;
  await form.getByRole('textbox', { name: say('Код', 'Code'), exact: true }).fill(code);
  await form.getByRole('textbox', { name: say('Нэр, монголоор', 'Name in Mongolian') }).fill('Туршилтын код');
  await form.getByRole('textbox', { name: say('Нэр, англиар', 'Name in English') }).fill('Trial code');
  await form.getByRole('textbox', { name: say('Хувь', 'Percent'), exact: true }).fill('20');
  await form.getByRole('button', { name: say('Өмнөх захиалга дээр туршиж үзэх', 'Try on past orders') }).press('Enter');
  await expect(form.getByRole('status')).toContainText(
    new RegExp(say('Сүүлийн (\\d+) захиалгын \\1 нь', 'Of the last (\\d+) orders \\1 would')),
  );
  await expectAccessible(page);
  await form.getByRole('button', { name: say('Хадгалах', 'Save') }).press('Enter');
  await expect(form).toBeHidden();

  const other = await browser.newContext();
  const visitor = await other.newPage();
  const { number } = await readyToPay(visitor, { slug: blackBoots, quantity: 1 });
  const body = { coupon_code: code };
  const { order } = await call(visitor, applyCouponCode, { params: { number }, body });
  expect(toMoney(order.adjustment_total)).toBe(-Math.floor(toMoney(order.item_total) / 5));
  await other.close();
});
