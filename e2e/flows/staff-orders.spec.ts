import { listReturns } from '@ortoo/contracts/endpoints';
import { staffAccount } from '../fixtures/failures';
import { blackBoots, fillSignIn } from '../fixtures/journey';
import { call, expectBalancedBooks, paidByQr } from '../fixtures/money';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('staff pack, send and deliver an order, and refund what comes back', async ({ page, browser, at, say }) => {
  const { number } = await paidByQr(page, { slug: blackBoots, quantity: 1 });
  const workplace = await browser.newContext({ viewport: page.viewportSize(), locale: say('mn', 'en') });
  const staff = await workplace.newPage();
  await staff.goto(at(`/sign-in?next=/backoffice/orders`));
  await hydrated(staff);
  await fillSignIn(staff, staffAccount);
  const main = staff.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('Захиалга', 'Orders'));

  await main.getByRole('searchbox').fill(number);
  await main.getByRole('searchbox').press('Enter');
  await main.getByRole('link', { name: number, exact: true }).click();
  const detail = main.getByRole('region', { name: number });
  await expect(detail.getByText(say('Савлах', 'To pack'), { exact: true })).toBeVisible();
  await expectAccessible(staff);
  await detail.getByRole('button', { name: say('Савласан', 'Packed') }).click();
  await detail.getByLabel(say('Илгээмжийн дугаар', 'Tracking number')).fill('UB1234');
  await detail.getByRole('button', { name: say('Хүргэлтэд өгсөн', 'Handed to the courier') }).click();
  await page.goto(at(`/orders/${number}`));
  await expect(page.getByRole('main').getByText('UB1234')).toBeVisible();
  await detail.getByRole('button', { name: say('Хүргэсэн', 'Delivered') }).click();
  await expect(detail.getByText(say('Дууссан', 'Completed'), { exact: true })).toBeVisible();

  await page.reload();
  const shopper = page.getByRole('main');
  await shopper.getByRole('button', { name: say('Буцаалт хүсэх', 'Request a return') }).click();
  const form = shopper.getByRole('form', { name: say('Буцаалт', 'Return and refund') });
  await form.getByLabel(say('Шалтгаан', 'Reason')).selectOption('damaged');
  await form.getByRole('radio', { name: say('Миний хэтэвч', 'My wallet') }).check();
  await form.getByRole('button', { name: say('Хүсэлт илгээх', 'Send') }).click();
  await expect(shopper.getByText(say('Хүсэлт илгээсэн', 'Requested'), { exact: true })).toBeVisible();

  const { return_authorizations } = await call(page, listReturns, { params: { number } });
  await staff.goto(at(`/backoffice/orders/${number}`));
  await expectAccessible(staff);
  await main.getByRole('link', { name: return_authorizations[0]?.number ?? '' }).click();
  await main.getByRole('button', { name: say('Зөвшөөрөх', 'Approve') }).click();
  await main.getByRole('button', { name: say('Барааг авсан, мөнгийг буцаах', 'Goods are back: refund') }).click();
  await expect(
    main.getByRole('region').getByText(say('Мөнгийг буцаасан', 'Refunded'), { exact: true }).first(),
  ).toBeVisible();
  await expectAccessible(staff);
  await staff.goto(at(`/backoffice/orders/${number}`));
  await expect(main.getByText(say('Буцаагдсан', 'Returned'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(shopper.getByText(say('Мөнгийг буцаасан', 'Refunded'), { exact: true })).toBeVisible();
  await expectBalancedBooks();
  await workplace.close();
});
