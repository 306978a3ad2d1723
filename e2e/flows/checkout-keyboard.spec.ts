import { redeemGiftCard } from '@ortoo/contracts/endpoints';
import type { Locator, Page } from '@playwright/test';
import { bankLink, blackBoots, expectConfirmed, expectShown, expectStep, settleInSandbox } from '../fixtures/journey';
import { expectFocus, isWalkedOn, press, walk } from '../fixtures/keyboard';
import { call, expectBalancedBooks, giftCard, paidByQr, withCart } from '../fixtures/money';
import { firstProduct } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

// The browser reports requests that are rejected on purpose.
test.use({ tolerant: true });

const mainOf = (page: Page) => page.getByRole('main');

/** Checks the current screen: with axe, and by Tab when its width is selected. */
const lookAt = async (page: Page, form: 'phone' | 'desk') => {
  await expectAccessible(page);
  if (isWalkedOn(page, form)) await walk(page);
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

test('a purchase without a mouse: cart, address, delivery, codes, payment, order', async ({ page, at, say }, info) => {
  const main = mainOf(page);
  const button = (mn: string, en: string) => main.getByRole('button', { name: say(mn, en) });
  const advanceStep = main.getByRole('button', { name: say('Үргэлжлүүлэх', 'Continue'), exact: true });
  await withCart(page, at, { slug: blackBoots, quantity: 1 });
  await call(page, redeemGiftCard, { body: { code: giftCard(info.project.name, 2) } });

  await test.step('the cart', async () => {
    await page.goto(at('/cart'));
    await hydrated(page);
    await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
    await lookAt(page, 'phone');
    await press(button('Нэгээр нэмэх', 'One more'), 'Enter');
    await expect(main.getByRole('textbox').first()).toHaveValue('2');
    const gift = button('Бэлгэнд савлуулах', 'Wrap as a gift');
    await press(gift, 'Space');
    await expect(gift).toHaveAttribute('aria-pressed', 'true');
    await expect(gift).toBeFocused();
    await press(main.getByRole('button', { name: say('Хасах: ', 'Remove: ') }), 'Enter');
    const undo = button('Буцаах', 'Undo');
    await expect(undo).toBeFocused();
    await press(undo, 'Enter');
    await expect(main.getByText(say('Бэлгэнд савлана', 'Gift-wrapped'))).toBeVisible();
    await expectFocus(page);

    await unfold(page, say('Купон эсвэл промо', 'Coupon or promo'));
    const promo = main.getByRole('textbox', { name: say('Промо код', 'Promo code') });
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
    await press(main.getByRole('link', { name: say('Захиалах', 'Check out') }), 'Enter');
  });

  await test.step('the address', async () => {
    await expectStep(page, say, 'address');
    await expect(advanceStep).toBeVisible();
    await expectFocus(page);
    await lookAt(page, 'phone');
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
    await lookAt(page, 'phone');
    await press(main.getByRole('radio', { checked: true }), 'ArrowDown');
    await expect(main.getByRole('radio').nth(1)).toBeChecked();
    await press(advanceStep, 'Enter');
  });

  await test.step('the payment', async () => {
    await expectStep(page, say, 'payment');
    await expect(main.getByRole('radio').first()).toBeVisible();
    await expectFocus(page);
    await lookAt(page, 'phone');
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
    await unfold(page, say('НӨАТ-ын баримт', 'VAT receipt'));
    await press(main.getByRole('radio', { name: say('Хувь хүн', 'Citizen') }), 'ArrowDown');
    const registry = main.getByRole('textbox', { name: say('Регистрийн дугаар', 'Registry number') });
    await send(registry, '12');
    await expect(registry).toHaveAttribute('aria-invalid', 'true');
    await expect(registry).toBeFocused();
    await lookAt(page, 'desk');
    const qr = main.getByRole('radio', { name: say('QR код', 'QR code') });
    await press(qr, 'ArrowDown');
    await expect(qr).not.toBeChecked();
    await press(main.getByRole('radio', { name: say('Банкны карт', 'Bank card') }), 'ArrowUp');
    await expect(qr).toBeChecked();
    await press(main.getByRole('button', { name: say('төлөх', 'Pay ') }).last(), 'Enter');
  });

  await test.step('paying, and the order', async () => {
    await expectStep(page, say, 'pay');
    await expectFocus(page);
    await lookAt(page, 'phone');
    await press(button('Төлбөр шалгах', 'Check the payment'), 'Enter');
    await settleInSandbox(page, 'approve');
    await expectConfirmed(page, say);
    await expectFocus(page);
    await lookAt(page, 'desk');
  });
  await expectBalancedBooks();
});

test('wallet, cards, lists and tickets without a mouse', async ({ page, at, say }, info) => {
  const main = mainOf(page);
  const { slug } = await firstProduct({ kind: 'ticket' });
  const { number } = await paidByQr(page, at, { slug, quantity: 1 });
  const open = async (path: string) => {
    await page.goto(at(path));
    await hydrated(page);
    await expect(main.getByText(say('Ачаалж байна', 'Loading'))).toHaveCount(0);
  };

  await test.step('the wallet', async () => {
    await open('/wallet');
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await lookAt(page, 'phone');
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
    await lookAt(page, 'phone');
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
    await expect(card).toBeHidden();
    await expectFocus(page);
  });

  await test.step('the lists', async () => {
    for (const path of ['/vouchers', '/coupons', '/licenses', '/tickets']) {
      await open(path);
      await lookAt(page, path === '/tickets' ? 'phone' : 'desk');
    }
    await open(`/orders/${number}`);
    const receipt = main.getByRole('region', { name: say('НӨАТ-ын баримт', 'VAT receipt') });
    await send(receipt.getByRole('textbox'), '12345678');
    // The shop polls the tax office twice a minute, and the page polls the shop.
    await expect(receipt.getByText(say('Олгосон', 'Issued'), { exact: true })).toBeVisible({ timeout: 60_000 });
    await expectFocus(page);
    await lookAt(page, 'desk');
  });
});
