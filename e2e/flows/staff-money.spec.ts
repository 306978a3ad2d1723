import { createInvoice, listOrderPaymentMethods, updateCheckout } from '@ortoo/contracts/endpoints';
import { staffAccount } from '../fixtures/failures';
import { blackBoots, fillSignIn } from '../fixtures/journey';
import { call, expectBalancedBooks, readyToPay, transferInSandbox } from '../fixtures/money';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

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
