import { pathOf } from '@ortoo/contracts';
import { chooseReceipt, redeemGiftCard } from '@ortoo/contracts/endpoints';
import type { Locator, Page } from '@playwright/test';
import {
  bankLink,
  blackBoots,
  cartLink,
  expectConfirmed,
  expectShown,
  expectStep,
  newShopper,
  settleInSandbox,
  tabTo,
} from '../fixtures/journey';
import { expectFocus, expectFocusInSight, press, walkOn } from '../fixtures/keyboard';
import { searchBox } from '../fixtures/listing';
import { expectBalancedBooks, giftCard, paidByQr } from '../fixtures/money';
import { callWith, firstProduct, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

// The browser reports requests that are rejected on purpose.
test.use({ tolerant: true });

const mainOf = (page: Page) => page.getByRole('main');

/** Checks a screen in a state of its own: with axe, and by Tab when its width is selected. */
const lookAt = async (page: Page, form: 'phone' | 'desk') => {
  await expectAccessible(page);
  await walkOn(form, page);
};

const type = async (field: Locator, text: string) => {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
};

const send = async (field: Locator, text: string) => {
  await type(field, text);
  await field.press('Enter');
};

/** Opens a disclosure by its text. */
const unfold = (page: Page, text: string) => press(mainOf(page).locator('summary', { hasText: text }), 'Enter');

test('boots are found and bought without a mouse: list, product, cart, sign-in, checkout, codes, order', async ({
  page,
  at,
  say,
  locale,
}, info) => {
  const main = mainOf(page);
  const button = (mn: string, en: string) => main.getByRole('button', { name: say(mn, en) });
  const advanceStep = main.getByRole('button', { name: say('Үргэлжлүүлэх', 'Continue'), exact: true });
  const shopper = await newShopper();
  const session = await shop.signIn(shopper.login, shopper.password);
  await callWith(session, redeemGiftCard, { body: { code: giftCard(info.project.name, 2) } });
  const pair = await shop.product(blackBoots, locale);
  const enter = async (target: Locator, max?: number) => {
    await tabTo(page, target, max);
    await page.keyboard.press('Enter');
  };

  await test.step('a search, the list, the product', async () => {
    await page.goto(at('/'));
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('Үндсэн хэсэг рүү шилжих', 'Skip to content') })).toBeFocused();
    await tabTo(page, searchBox(page));
    await page.keyboard.type(pair.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=/);
    await hydrated(page);
    await enter(main.getByRole('link', { name: pair.name, exact: true }).first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pair.name);
    await hydrated(page);
    await tabTo(page, main.getByRole('radio').first());
    const size = page.getByRole('radio', { name: '42', exact: true });
    for (let presses = 0; presses < 12 && !(await size.isChecked()); presses += 1)
      await page.keyboard.press('ArrowRight');
    await expect(size).toBeChecked();
    await enter(button('Сагсанд нэмэх', 'Add to cart').filter({ visible: true }).first());
    await expect(cartLink(page)).toContainText('1');
    await enter(main.getByRole('dialog').getByRole('link', { name: say('Сагс руу', 'Go to cart') }));
    await expectShown(page, /\/cart$/);
    await hydrated(page);
  });

  await test.step('the cart', async () => {
    await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
    await walkOn('phone', page);
    await press(button('Нэгээр нэмэх', 'Increase quantity'), 'Enter');
    await expect(main.getByRole('textbox').first()).toHaveValue('2');
    const gift = button('Бэлгэнд савлуулах', 'Wrap as a gift');
    await press(gift, 'Space');
    await expect(gift).toHaveAttribute('aria-pressed', 'true');
    await expect(gift).toBeFocused();
    await press(main.getByRole('button', { name: say('Хасах: ', 'Remove: ') }), 'Enter');
    const undo = button('Сэргээх', 'Undo');
    await expect(undo).toBeFocused();
    await press(undo, 'Enter');
    await expect(main.getByText(say('Бэлгэнд савлана', 'Gift-wrapped'))).toBeVisible();
    await expectFocus(page);

    await unfold(page, say('Хямдралын код', 'Discount code'));
    const promo = main.getByRole('textbox', { name: say('Хямдралын код, 4 орон', 'Discount code, 4 digits') });
    await send(promo, '12');
    await expect(promo).toHaveAccessibleDescription(new RegExp(say('яг 4 оронтой', 'exactly 4 digits')));
    await expect(promo).toBeFocused();
    await send(promo, '1111');
    await expect(main.getByText(/^[-−]3,000₮$/)).toBeVisible();
    await expect(promo).toBeFocused();
    await press(main.getByRole('button', { name: say('3,000₮ хямдрал хасах', 'Remove 3,000₮ off') }), 'Enter');
    await expect(main.getByText(/^[-−]3,000₮$/)).toBeHidden();
    await expectFocus(page);
    await lookAt(page, 'desk');
    await enter(page.getByRole('link', { name: say('Захиалах', 'Check out') }));
  });

  await test.step('the sign-in', async () => {
    await tabTo(page, page.getByLabel(say('Утас эсвэл имэйл', 'Phone or email')).first());
    await page.keyboard.type(shopper.login);
    await page.keyboard.press('Enter');
    await expect(page.locator('input[type=password]:not([aria-hidden])')).toBeFocused();
    await page.keyboard.type(shopper.password);
    await page.keyboard.press('Enter');
  });

  await test.step('the address', async () => {
    await expectStep(page, say, 'address');
    await expect(advanceStep).toBeVisible();
    await expectFocus(page);
    await walkOn('phone', page);
    const phone = main.getByLabel(say('Утасны дугаар', 'Phone number'));
    await press(advanceStep, 'Enter');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/./);
    await type(phone, '88112233');
    for (const name of [say('Аймаг, нийслэл', 'Province or capital'), say('Сум, дүүрэг', 'District')]) {
      const list = main.getByLabel(name);
      await expect(list.locator('option').nth(1)).toBeAttached();
      await press(list, 'ArrowDown');
      await expect(list).not.toHaveValue('');
    }
    await type(main.getByLabel(say('Хороо, баг', 'Khoroo or bag')), '3');
    await press(main.getByRole('checkbox', { name: say('өөр хүн төлнө', 'Someone other') }), 'Space');
    await type(main.getByLabel(say('Төлөгчийн нэр', 'Payer’s name')), 'Ану');
    await type(main.getByLabel(say('Төлөгчийн утас', 'Payer’s phone')), '95112233');
    await lookAt(page, 'desk');
    await send(main.getByLabel(say('Гудамж', 'Street')), '40-25');
  });

  await test.step('the delivery', async () => {
    await expectStep(page, say, 'delivery');
    await expect(main.getByRole('radio').first()).toBeVisible();
    await expectFocus(page);
    await walkOn('phone', page);
    await press(main.getByRole('radio', { checked: true }), 'ArrowDown');
    await expect(main.getByRole('radio').nth(1)).toBeChecked();
    await enter(advanceStep);
  });

  await test.step('the payment', async () => {
    await expectStep(page, say, 'payment');
    await expect(main.getByRole('radio').first()).toBeVisible();
    await expectFocus(page);
    await walkOn('phone', page);
    const wallet = main.getByRole('listitem', { name: say('Бэлгийн хэтэвч', 'Gift wallet') });
    const use = wallet.getByRole('button', { name: say('10,000₮ ашиглах', 'Use 10,000₮') });
    await press(use, 'Enter');
    const takeBack = wallet.getByRole('button', { name: say('Хасах', 'Remove') });
    await expect(takeBack).toBeFocused();
    await press(takeBack, 'Enter');
    await expect(use).toBeVisible();
    await expectFocus(page);
    await press(wallet.getByRole('button', { name: say('Өөр дүн', 'Other amount') }), 'Enter');
    const amount = wallet.getByRole('textbox');
    await send(amount, '99000');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toBeFocused();
    await send(amount, '4000');
    await expect(wallet.getByText('−4,000₮')).toBeVisible();
    await expectFocus(page);

    await unfold(page, say('Бэлгийн карт', 'Gift card'));
    const card = main.getByRole('textbox', { name: say('Бэлгийн картын код', 'Gift card code') });
    await send(card, 'GIFT-0');
    await expect(card).toHaveAttribute('aria-invalid', 'true');
    await send(card, giftCard(info.project.name, 3));
    await expect(main.getByText('−10,000₮').first()).toBeVisible();
    await expectFocus(page);
    await unfold(page, say('И-баримт', 'VAT receipt'));
    await press(main.getByRole('radio', { name: say('Хувь хүн', 'Individual') }), 'ArrowDown');
    const registry = main.getByRole('textbox', { name: say('Регистрийн дугаар', 'Registration number') });
    await send(registry, '12');
    await expect(registry).toHaveAttribute('aria-invalid', 'true');
    await expect(registry).toBeFocused();
    await lookAt(page, 'desk');
    const qr = main.getByRole('radio', { name: say('QR код', 'QR code') });
    await press(qr, 'ArrowDown');
    await expect(qr).not.toBeChecked();
    await press(main.getByRole('radio', { name: say('Банкны карт', 'Bank card') }), 'ArrowUp');
    await expect(qr).toBeChecked();
    await enter(main.getByRole('button', { name: say('төлөх', 'Pay ') }).last());
  });

  await test.step('paying, and the order', async () => {
    await expectStep(page, say, 'pay');
    await expectFocus(page);
    await walkOn('phone', page);
    await press(button('Төлбөр шалгах', 'Check the payment'), 'Enter');
    await settleInSandbox(page, 'approve');
    await expectConfirmed(page, say);
    await expectFocus(page);
    await walkOn('desk', page);
  });
  await expectBalancedBooks();
});

test('receipt, wallet, cards, lists and tickets without a mouse', async ({ page, context, at, say }, info) => {
  const main = mainOf(page);
  const { slug } = await firstProduct({ kind: 'ticket' });
  const { number } = await paidByQr(page, { slug, quantity: 1 });
  const open = async (path: string) => {
    await page.goto(at(path));
    await hydrated(page);
    await expect(main.getByText(say('Ачаалж байна', 'Loading'))).toHaveCount(0);
  };

  // The shop polls the tax office twice a minute: the other screens come meanwhile.
  const order = await context.newPage();
  const receipt = mainOf(order).getByRole('region', { name: say('И-баримт', 'VAT receipt') });
  await test.step('the receipt, requested', async () => {
    await order.goto(at(`/orders/${number}`));
    await hydrated(order);
    const path = pathOf(chooseReceipt, { number });
    const chosen = order.waitForResponse(
      answer => answer.request().method() === chooseReceipt.method && answer.url().endsWith(path),
    );
    await send(receipt.getByRole('textbox'), '12345678');
    expect((await chosen).ok()).toBe(true);
    await page.bringToFront();
  });

  await test.step('the wallet', async () => {
    await open('/wallet');
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await walkOn('phone', page);
    await unfold(page, say('Бэлгийн карт идэвхжүүлэх', 'Redeem a gift card'));
    const code = main.getByRole('textbox', { name: say('Бэлгийн картын код', 'Gift card code') });
    await send(code, 'GIFT-0');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await send(code, giftCard(info.project.name, 4));
    await expect(main.getByText(say('картын 10,000₮ орлоо', '10,000₮ from the card'))).toBeVisible();
    await expect(code).toBeFocused();
    await unfold(page, say('Цэнэглэх', 'Top up'));
    await expect(main.getByRole('radio').first()).toBeVisible();
    const amount = main.getByRole('textbox', { name: say('Дүн', 'Amount') });
    await send(amount, '1');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toBeFocused();
    await lookAt(page, 'desk');
    await press(main.getByRole('button', { name: '10,000₮', exact: true }), 'Enter');
    await send(amount, '10000');
    await expectShown(page, /wallet\/recharge\/W\d+$/);
    await expect(bankLink(page)).toBeVisible();
    await expectFocus(page);
    await walkOn('phone', page);
    await settleInSandbox(page, 'approve');
    await expect(main.getByText(say('10,000₮ орлоо', '10,000₮ is now in'))).toBeVisible();
    await press(main.getByRole('link', { name: say('Хэтэвч рүү буцах', 'Back to') }), 'Enter');
    await expectShown(page, /\/wallet$/);
  });

  await test.step('the cards', async () => {
    await open('/cards');
    await lookAt(page, 'desk');
    await press(main.getByRole('button', { name: say('Карт нэмэх', 'Add a card') }), 'Enter');
    const bank = main.getByRole('link', { name: say('Банкны хуудас руу очих', 'Go to the bank’s page') });
    await expect(bank).toBeVisible();
    await expectFocus(page);
    await bank.press('Enter');
    await page.getByRole('button', { name: 'Confirm with the right code' }).press('Enter');
    await hydrated(page);
    const card = main.getByRole('listitem').first();
    await expect(card).toBeVisible();
    await lookAt(page, 'phone');
    await press(card.getByRole('button'), 'Enter');
    await press(page.getByRole('dialog').getByRole('button', { name: say('Хасах', 'Remove') }), 'Enter');
    await expect(card).toBeHidden();
    await expectFocus(page);
  });

  await test.step('the lists', async () => {
    for (const path of ['/vouchers', '/coupons', '/licenses']) {
      await open(path);
      await lookAt(page, 'desk');
    }
    await open('/tickets');
    await walkOn('phone', page);
  });

  await test.step('the receipt, issued', async () => {
    await order.bringToFront();
    await expect(receipt.getByText(say('Олгосон', 'Issued'), { exact: true })).toBeVisible({ timeout: 60_000 });
    await expectFocusInSight(order);
    await lookAt(order, 'desk');
  });
});
