import { pathOf, type ReturnAuthorizations } from '@ortoo/contracts';
import {
  approveReturn,
  deliverShipment,
  listReturns,
  listStaffReturns,
  readyShipment,
  refundReturn,
  sendShipment,
} from '@ortoo/contracts/endpoints';
import { blackBoots } from '../fixtures/journey';
import { expectBalancedBooks, paidByQr } from '../fixtures/money';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('goods are returned within their window, and refunded to the wallet', async ({ page, at, say }) => {
  const { number, shipments } = await paidByQr(page, { slug: blackBoots, quantity: 2 });
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: say('Буцаалт хүсэх', 'Request a return') });
  const answer = page.waitForResponse(response => response.url().endsWith(pathOf(listReturns, { number })));
  await page.goto(at(`/orders/${number}`));
  await hydrated(page);
  const { returnable } = (await (await answer).json()) as ReturnAuthorizations;
  expect(returnable, 'before the goods have come').toEqual([]);
  await expect(main.getByRole('heading', { name: say('И-баримт', 'VAT receipt') })).toBeVisible();
  await expect(button).toBeHidden();

  for (const step of [readyShipment, sendShipment, deliverShipment]) {
    await shop.asStaff(step, { params: { number: shipments[0]?.number ?? '' } });
  }
  await page.reload();
  await button.click();
  const form = main.getByRole('form', { name: say('Буцаалт', 'Return and refund') });
  // A single item is selected by default.
  await form.getByRole('checkbox').uncheck();
  await form.getByRole('button', { name: say('Хүсэлт илгээх', 'Send') }).click();
  await expect(form.getByRole('alert')).toHaveText(say('Буцаах зүйлээ сонгоно уу.', 'Choose what you are returning.'));
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: say('Нэгээр цөөлөх', 'Decrease quantity') }).click();
  await form.getByLabel(say('Шалтгаан', 'Reason')).selectOption('changed_mind');
  await form.getByRole('radio', { name: say('Миний хэтэвч', 'My wallet') }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: say('Хүсэлт илгээх', 'Send') }).click();
  await expect(main.getByText(say('Хүсэлт илгээсэн', 'Requested'), { exact: true })).toBeVisible();

  const { return_authorizations } = await shop.asStaff(listStaffReturns, { query: { state: 'requested' } });
  const requested = return_authorizations.find(({ order_number }) => order_number === number);
  for (const decision of [approveReturn, refundReturn]) {
    await shop.asStaff(decision, { params: { id: requested?.id ?? 0 } });
  }
  await page.reload();
  await expect(main.getByText(say('Мөнгийг буцаасан', 'Refunded'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(at('/wallet'));
  await expect(main.getByText('+189,000₮')).toBeVisible();
  await expectBalancedBooks();
});
