import { createInvoice, listOrderPaymentMethods, updateCheckout } from '@ortoo/contracts/endpoints';
import { staffAccount } from '../fixtures/failures';
import { blackBoots, fillSignIn } from '../fixtures/journey';
import { call, expectBalancedBooks, origin, paidByQr, readyToPay, transferInSandbox } from '../fixtures/money';
import { shop } from '../fixtures/shop-api';
import { dialogClosed, expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('staff match a transfer without its reference, and the order is paid', async ({ page, browser, at, say }) => {
  const { number } = await readyToPay(page, { slug: blackBoots, quantity: 1 });
  const { payment_methods } = await call(page, listOrderPaymentMethods, { params: { number } });
  const transfer = payment_methods.find(({ kind }) => kind === 'bank_transfer');
  const choice = { order: { payments_attributes: [{ payment_method_id: transfer?.id ?? 0 }] } };
  const chosen = await call(page, updateCheckout, { params: { number }, body: choice });
  const payment = { number, id: chosen.payments.at(-1)?.id ?? 0 };
  const invoiced = await call(page, createInvoice, { params: payment });
  await transferInSandbox(`gutal ${number.slice(1)}`, Number(invoiced.total) + 5_000);

  const workplace = await browser.newContext({ viewport: page.viewportSize(), locale: say('mn', 'en') });
  const staff = await workplace.newPage();
  await staff.goto(at(`/sign-in?next=${encodeURIComponent(`/backoffice/transfers?q=${number.slice(1)}`)}`));
  await hydrated(staff);
  await fillSignIn(staff, staffAccount);
  const main = staff.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('Дансны гүйлгээ', 'Bank transfers'));
  await expectAccessible(staff);
  await main.getByRole('link', { name: 'Б.Болд' }).first().press('Enter');
  const form = main.getByRole('form', { name: say('Захиалгад холбох', 'Match with orders') });
  await form.getByRole('button', { name: say(`${number} захиалгыг сонгох`, `Choose order ${number}`) }).press('Enter');
  await expectAccessible(staff);
  await form.getByRole('button', { name: say('Холбох', 'Match'), exact: true }).press('Enter');
  await expect(staff.getByText(say('Мөнгийг захиалгад холболоо.', 'The money is matched.'))).toBeVisible();

  await page.goto(at(`/orders/${number}`));
  await expect(page.getByRole('main').getByText(say('Төлөгдсөн', 'Paid')).first()).toBeVisible();
  await expectBalancedBooks();
  await workplace.close();
});

test('a gift card above the limit waits until another person approves it @any-size', async ({
  page,
  browser,
  at,
  say,
}) => {
  await page.goto(at(`/sign-in?next=/backoffice/grants`));
  await hydrated(page);
  await fillSignIn(page, staffAccount);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('Бэлгийн карт олгох', 'Issue a gift card') }).press('Enter');
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel(say('Дүн', 'Amount')).fill('150000');
  await dialog.locator('textarea').fill('Гэрээгээр тохирсон');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Карт олгох', 'Issue card') }).press('Enter');
  const proposal = main.getByRole('heading', { level: 2, name: say('Бэлгийн карт', 'Gift card') });
  await expect(proposal).toBeFocused();
  const approve = say('Зөвшөөрч олгох', 'Approve');
  await expect(main.getByRole('button', { name: approve })).toBeHidden();

  const other = await browser.newContext({ viewport: page.viewportSize(), locale: say('mn', 'en') });
  const [name = '', value = ''] = (await shop.signIn('admin@example.mn', 'Admin-2026')).cookie.split('=');
  await other.addCookies([{ name, value, url: origin() }]);
  const admin = await other.newPage();
  await admin.goto(page.url());
  await hydrated(admin);
  await admin.getByRole('button', { name: approve }).press('Enter');
  await expect(admin.getByText(say('Зөвшөөрч, олголоо.', 'Approved and done.'))).toBeVisible();
  await other.close();

  await page.reload();
  await hydrated(page);
  await expect(main.getByText(/^GIFT\d{14}$/)).toBeVisible();
  await expectBalancedBooks();
});

test('a refund to a bank account waits for its transfer, which its order then shows', async ({
  page,
  browser,
  at,
  say,
}) => {
  const { number } = await paidByQr(page, { slug: blackBoots, quantity: 1 });
  const workplace = await browser.newContext({ viewport: page.viewportSize(), locale: say('mn', 'en') });
  const staff = await workplace.newPage();
  await staff.goto(at(`/sign-in?next=/backoffice/orders/${number}`));
  await hydrated(staff);
  await fillSignIn(staff, staffAccount);
  const main = staff.getByRole('main');
  await main.getByRole('button', { name: say('Мөнгө буцаах', 'Refund'), exact: true }).press('Enter');
  const dialog = staff.locator('dialog[open]');
  await dialog.getByRole('textbox', { name: say('Дүн', 'Amount') }).fill('9000');
  await dialog.getByRole('radio', { name: say('Банкны данс', 'Bank account') }).check();
  await dialog.getByLabel(say('Данс эзэмшигч', 'Account holder')).fill(`Номин ${number}`);
  await dialog.getByLabel('IBAN').fill('MN780034000499123456');
  await dialog.locator('textarea').fill('Утсаар тохирсон');
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: say('Буцаах', 'Refund'), exact: true }).press('Enter');
  await dialogClosed(staff);

  await staff.goto(at(`/backoffice/refunds?q=${number}`));
  await hydrated(staff);
  await expectAccessible(staff);
  await main.getByRole('link', { name: `Номин ${number}` }).press('Enter');
  const detail = main.getByRole('region', { name: `Номин ${number}` });
  await expect(detail.getByText('MN780034000499123456')).toBeVisible();
  await expectAccessible(staff);
  await detail.getByRole('button', { name: say('Шилжүүлсэн', 'Transferred') }).press('Enter');
  await expect(main.getByText(say('Тохирох зүйл олдсонгүй', 'No results'))).toBeVisible();
  await staff.goto(at(`/backoffice/orders/${number}`));
  const refunds = main.getByRole('region', { name: say('Буцаан олголт', 'Refunds') });
  await expect(refunds.getByText(say('Буцаасан', 'Done'), { exact: true })).toBeVisible();
  await expectBalancedBooks();
  await workplace.close();
});
