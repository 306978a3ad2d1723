import { sentMessages, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

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
  const email = `guard-${locale}@example.org`;
  const password = 'Yellow leaves in autumn';
  const [name = '', value = ''] = (await shop.signIn('admin@example.mn', 'Admin-2026')).cookie.split('=');
  await context.addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
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

const moneyScreens = [
  ['/backoffice/transfers', 'Дансны гүйлгээ', 'Bank transfers'],
  ['/backoffice/unmatched', 'Тохироогүй төлбөр', 'Unmatched payments'],
  ['/backoffice/wallets', 'Хэтэвч', 'Wallets'],
  ['/backoffice/grants?state=all', 'Бэлгийн карт, залруулга', 'Gift cards and corrections'],
  ['/backoffice/receipts', 'И-баримт', 'VAT receipts'],
  ['/backoffice/leases?state=all', 'Лизинг', 'Instalments'],
  ['/backoffice/days', 'Өдрийн хаалт', 'Day’s close'],
] as const;

test('an accountant sees the money of the shop on every screen', async ({ page, context, at, say }) => {
  const [name = '', value = ''] = (await shop.signIn('staff@example.mn', 'Staff-2026')).cookie.split('=');
  await context.addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
  const main = page.getByRole('main');
  for (const [path, mn, en] of moneyScreens) {
    await page.goto(at(path));
    await hydrated(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(mn, en));
    await expectAccessible(page);
    await main.locator('a[href*="open="]').first().press('Enter');
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expectAccessible(page);
  }
});
