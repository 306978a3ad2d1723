import type { Page } from '@playwright/test';
import { blackBoots, expectConfirmed, expectStep, settleInSandbox } from '../fixtures/journey';
import {
  decideLoan,
  exampleShopper,
  expectBalancedBooks,
  giftCard,
  readyToPay,
  transferInSandbox,
} from '../fixtures/money';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

/** Cheap enough that half of its price is less than the example shopper's cashback. */
const slippers = 'nekhii-uglaash-camel';

const tugrik = (amount: number) => `${amount.toLocaleString('en-US')}₮`;

type Say = (mn: string, en: string) => string;

const payButton = (page: Page, say: Say) => page.getByRole('main').getByRole('button', { name: say('төлөх', 'Pay ') });

const openPayment = async (page: Page, at: (path: string) => string) => {
  await page.goto(at('/checkout/payment'));
  await hydrated(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
};

const expectPaid = async (page: Page, say: Say) => {
  await expectConfirmed(page, say);
  await expectBalancedBooks();
};

test.describe('with rejected codes and amounts', () => {
  // The browser reports every rejected request.
  test.use({ tolerant: true });

  test('a gift card, wallets within their limits and a QR code pay one order', async ({
    page,
    at,
    say,
    locale,
  }, info) => {
    const order = await readyToPay(page, { slug: slippers, quantity: 1 }, exampleShopper);
    const total = Number(order.total);
    expect(total, 'half of it is less than the cashback').toBeLessThan(78_000);

    await page.goto(at('/wallet'));
    await hydrated(page);
    await expectAccessible(page);
    await page.getByText(say('Цэнэглэх', 'Top up'), { exact: true }).first().click();
    await page.getByRole('textbox', { name: say('Дүн', 'Amount') }).fill('100000');
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Цэнэглэх', 'Top up'), exact: true }).click();
    await expect(page).toHaveURL(/wallet\/recharge\/W\d+/);
    await expectAccessible(page);
    await settleInSandbox(page, 'approve');
    await expect(page.getByText(say('100,000₮ орлоо', '100,000₮ is now in'))).toBeVisible();

    await openPayment(page, at);
    await page.getByRole('button', { name: say('Бүгдийг харах', 'Show all') }).click();
    const use = async (name: string, amount: number, rejected: { amount: number; names: number }) => {
      const wallet = page.getByRole('listitem', { name });
      await wallet.getByRole('button', { name: say('Өөр дүн', 'Other amount') }).click();
      const field = wallet.getByRole('textbox');
      await field.fill(String(rejected.amount));
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(String(rejected.amount));
      await expect(wallet.getByText(tugrik(rejected.names)).last()).toBeVisible();
      await field.fill(String(amount));
      await field.press('Enter');
      await expect(wallet.getByText(`−${tugrik(amount)}`)).toBeVisible();
    };
    // More than its share of the order, and less than the minimum.
    await use(say('Кэшбэк', 'Cashback'), 500, { amount: total / 2 + 1000, names: total / 2 });
    await use(say('Мөнгөн хэтэвч', 'Money wallet'), 20_000, { amount: 49, names: 50 });
    const credit = page.getByRole('listitem', { name: say('Буцаалтын хэтэвч', 'Store credit') });
    await credit.getByRole('button', { name: say('Өөр дүн', 'Other amount') }).click();
    await credit.getByRole('textbox').fill('19 999');
    await credit.getByRole('textbox').press('Enter');
    await expect(credit).toContainText(tugrik(20_000));
    await expect(credit.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');

    await page.getByText(say('Бэлгийн карт', 'Gift card'), { exact: true }).click();
    const card = page.getByRole('textbox', { name: say('Бэлгийн картын код', 'Gift card code') });
    await card.fill('GIFT-WRONG-0000');
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-invalid', 'true');
    await expect(card).toHaveValue('GIFT-WRONG-0000');
    await card.fill(giftCard(info.project.name, 0));
    await card.press('Enter');
    await expect(page.getByText('−10,000₮').first()).toBeVisible();
    await expectAccessible(page);

    const rest = tugrik(total - 30_500);
    const due = locale === 'mn' ? `${rest} төлөх` : `Pay ${rest}`;
    await page.getByRole('button', { name: due, exact: true }).click();
    await expectStep(page, say, 'pay');
    await page.reload();
    await expect(page.getByText(rest).first()).toBeVisible();
    await settleInSandbox(page, 'approve');
    await expectPaid(page, say);
    await expectAccessible(page);

    await page.goto(at('/wallet'));
    await expect(page.getByText(/^[-−]20,000₮$/).first()).toBeVisible();
    await expect(page.getByText(/^[-−]500₮$/).first()).toBeVisible();
  });
});

test('a lease: down payment, approval, and instalments to the last', async ({ page, at, say }) => {
  await readyToPay(page, { slug: blackBoots, quantity: 2 });
  await openPayment(page, at);
  await page.getByRole('radio', { name: say('Лизингээр авах', 'Pay by instalments') }).check();
  await payButton(page, say).last().click();
  await expectStep(page, say, 'pay');
  const months = page.getByLabel(say('Хугацаа, сараар', 'Months'));
  await months.selectOption('3');
  await expect(months).toHaveValue('3');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('QR код', 'QR code') }).click();
  await settleInSandbox(page, 'approve');
  await page.getByLabel(say('Утасны дугаар', 'Mobile number')).fill('88112233');
  await page.getByRole('button', { name: say('Хүсэлт илгээх', 'Send application') }).click();
  await expect(page.getByText(say('Лизингийн хүсэлтийг шалгаж байна', 'The lender is reviewing'))).toBeVisible();
  await decideLoan('approve');
  await expectPaid(page, say);
  await expectAccessible(page);

  const rows = page.getByRole('region', { name: say('Төлбөрийн хуваарь', 'Schedule') }).getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const instalments = (await rows.count()) - 1;
  expect(instalments).toBeGreaterThan(1);
  for (let paid = 1; paid <= instalments; paid += 1) {
    await page.getByRole('button', { name: say('QR код', 'QR code') }).click();
    await settleInSandbox(page, 'approve');
    await expect(page.getByText(say('Төлсөн: ', 'Paid on'))).toHaveCount(paid);
  }
  await expect(page.getByText(say('Төлж дууссан', 'Paid off')).first()).toBeVisible();
  await expectBalancedBooks();
});

test('a bank transfer is matched by its reference and completes the order', async ({ page, at, say }) => {
  const order = await readyToPay(page, { slug: blackBoots, quantity: 1 });
  await openPayment(page, at);
  await page.getByRole('radio', { name: say('Дансаар шилжүүлэх', 'Bank transfer') }).check();
  await payButton(page, say).last().click();
  await expectStep(page, say, 'pay');
  await expectAccessible(page);
  const reference =
    (await page
      .getByText(/^OT\d+$/)
      .first()
      .textContent()) ?? '';
  await transferInSandbox(reference, Number(order.total));
  await expectPaid(page, say);
});

test('a declined card and an expired invoice leave the order open, which the next QR code pays', async ({
  page,
  at,
  say,
}) => {
  await readyToPay(page, { slug: blackBoots, quantity: 1 });
  await openPayment(page, at);
  await page.getByRole('radio', { name: say('Банкны карт', 'Bank card') }).check();
  await payButton(page, say).last().click();
  await page.getByRole('link', { name: say('Төлбөрийн хуудас руу очих', 'Go to the payment page') }).click();
  await page.getByRole('button', { name: 'Bank declines' }).click();
  await expectStep(page, say, 'payment');
  await expect(page.getByText(say('Төлбөр амжилтгүй боллоо', 'The payment failed'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: say('QR код', 'QR code') }).check();
  await payButton(page, say).last().click();
  await expectStep(page, say, 'pay');
  await settleInSandbox(page, 'expire');
  await expectStep(page, say, 'payment');
  await expectBalancedBooks();
  await payButton(page, say).last().click();
  await expectStep(page, say, 'pay');
  await settleInSandbox(page, 'approve');
  await expectPaid(page, say);
});
