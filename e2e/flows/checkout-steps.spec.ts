import type { Page } from '@playwright/test';
import { toMoney } from '@ortoo/contracts';
import { getOrder, listOwnOrders } from '@ortoo/contracts/endpoints';
import {
  bankLink,
  blackBoots,
  cartLink,
  expectShown,
  expectStep,
  fillSignIn,
  hotelCoupon,
  newShopper,
  settleInSandbox,
} from '../fixtures/journey';
import { call, expectBalancedBooks, giftCard, readyToPay, withCart } from '../fixtures/money';
import { expect, hydrated, test } from '../fixtures/test';

const quantityOf = (page: Page) => page.getByRole('main').getByRole('group').getByRole('textbox').first();
const radio = (page: Page, at: number) => page.getByRole('main').getByRole('radio').nth(at);

// A used code is rejected, and the browser reports it.
test.use({ tolerant: true });

test(
  'reloading, going back and a second tab at every step neither duplicate nor lose anything',
  { tag: '@any-size' },
  async ({ page, context, at, say }, info) => {
    const { number } = await withCart(page, { slug: blackBoots, quantity: 1 });
    const other = await context.newPage();
    const both = [page, other];
    const open = async (path: string) => {
      for (const tab of both) {
        // A background tab is not painted, and waits.
        await tab.bringToFront();
        await tab.goto(at(path));
        await hydrated(tab);
      }
    };
    const main = page.getByRole('main');
    const advanceStep = (tab: Page) =>
      tab
        .getByRole('main')
        .getByRole('button', { name: say('Үргэлжлүүлэх', 'Continue'), exact: true })
        .click();

    await test.step('the cart', async () => {
      await open('/cart');
      for (const tab of both) await expect(quantityOf(tab)).toHaveValue('1');
      await main.getByRole('button', { name: say('Нэгээр нэмэх', 'Increase quantity') }).click();
      await expect(quantityOf(other)).toHaveValue('2');
      await page.reload();
      await expect(quantityOf(page)).toHaveValue('2');
      await page.getByRole('link', { name: say('Захиалах', 'Check out') }).click();
      await expectStep(page, say, 'address');
    });

    await test.step('a partly typed address', async () => {
      await page.getByLabel(say('Нэр', 'First name')).fill('Болд');
      await page.getByLabel(say('Утасны дугаар', 'Phone')).fill('8811');
      await page.getByLabel(say('Аймаг, нийслэл', 'Province')).selectOption('11');
      await page.getByLabel(say('Сум, дүүрэг', 'District')).selectOption('1119');
      await page.reload();
      await expect(page.getByLabel(say('Нэр', 'First name'))).toHaveValue('Болд');
      await expect(page.getByLabel(say('Сум, дүүрэг', 'District'))).toHaveValue('1119');
      await page.goBack();
      await expectShown(page, /\/cart$/);
      await page.goForward();
      await expectStep(page, say, 'address');
      await expect(page.getByLabel(say('Утасны дугаар', 'Phone'))).toHaveValue('8811');
      await other.goto(at('/checkout/payment'));
      await expectStep(other, say, 'address');
      await page.getByLabel(say('Утасны дугаар', 'Phone')).fill('88112233');
      await page.getByLabel(say('Хороо, баг', 'Khoroo')).fill('8');
      await page.getByLabel(say('Гудамж, байр', 'Street')).fill('40-25');
      await advanceStep(page);
      await expectStep(page, say, 'delivery');
      await page.goBack();
      await expectStep(page, say, 'address');
      await expect(main.getByText('40-25').first()).toBeVisible();
      await page.goForward();
    });

    await test.step('the delivery', async () => {
      await expectStep(page, say, 'delivery');
      await radio(page, 1).check();
      await advanceStep(page);
      await expectStep(page, say, 'payment');
      await page.goBack();
      await expectStep(page, say, 'delivery');
      await expect(radio(page, 1)).toBeChecked();
      await page.reload();
      await expect(radio(page, 1)).toBeChecked();
      await other.goto(at('/checkout/delivery'));
      await expect(radio(other, 1)).toBeChecked();
    });

    await test.step('the payment, with codes', async () => {
      await open('/checkout/payment');
      const fields = (tab: Page) => ({
        promo: tab.getByRole('textbox', { name: say('Хямдралын код, 4 орон', 'Discount code, 4 digits') }),
        card: tab.getByRole('textbox', { name: say('Бэлгийн картын код', 'Gift card code') }),
      });
      const unfold = (tab: Page, mn: string, en: string) => tab.locator('summary', { hasText: say(mn, en) }).click();
      const type = async (tab: Page, field: 'promo' | 'card', code: string) => {
        await fields(tab)[field].fill(code);
        await fields(tab)[field].press('Enter');
      };
      for (const tab of both) await unfold(tab, 'Хямдралын код', 'Discount code');
      await type(page, 'promo', '1111');
      await expect(main.getByText('-3,000₮').or(main.getByText('−3,000₮'))).toBeVisible();
      await unfold(page, 'Бэлгийн карт', 'Gift card');
      await type(page, 'card', giftCard(info.project.name, 1));
      await expect(main.getByText('−10,000₮').first()).toBeVisible();
      await type(other, 'promo', '1111');
      await expect(fields(other).promo).toHaveAttribute('aria-invalid', 'true');
      // A card that already pays reserves its share, and is accepted again with the same result.
      await type(other, 'card', giftCard(info.project.name, 1));
      await expect(fields(other).card).toHaveValue('');
      await expect(other.getByRole('main').getByRole('listitem').filter({ hasText: '−10,000₮' })).toHaveCount(1);
      for (const tab of both) {
        await tab.reload();
        await expect(tab.getByRole('main').getByText('−10,000₮').first()).toBeVisible();
      }
      await main.getByRole('radio', { name: say('Дансаар шилжүүлэх', 'Bank transfer') }).check();
    });

    await test.step('paying', async () => {
      const pay = (tab: Page) =>
        tab
          .getByRole('main')
          .getByRole('button', { name: say('төлөх', 'Pay ') })
          .last();
      await pay(page).click();
      await expectStep(page, say, 'pay');
      await page.goBack();
      await expectStep(page, say, 'payment');
      await expect(main.getByRole('radio', { name: say('Дансаар шилжүүлэх', 'Bank transfer') })).toBeChecked();
      await main.getByRole('radio', { name: say('QR код', 'QR code') }).check();
      await pay(page).dblclick();
      await expectStep(page, say, 'pay');
      await expect(bankLink(page)).toBeVisible();
      // The reloaded tab hydrates after the other one has paid, and has no cart to watch any more.
      let comeToLife = () => {};
      const paid = new Promise<void>(resolve => (comeToLife = resolve));
      await page.route('**/*.js', async route => {
        await paid;
        await route.fallback();
      });
      await page.reload({ waitUntil: 'commit' });
      await other.goto(at('/checkout/payment'));
      await pay(other).click();
      await expectStep(other, say, 'pay');
      await settleInSandbox(other, 'approve');
      await expectShown(other, new RegExp(`orders/${number}$`));
      comeToLife();
      await expectShown(page, new RegExp(`orders/${number}$`));
      await page.reload();
      await expect(main).toContainText(number);
      await page.goBack();
      await expect(page.getByRole('heading', { name: say('Сагс хоосон байна', 'Your cart is empty') })).toBeVisible();
    });

    const mine = await call(page, listOwnOrders);
    expect(mine.orders.map(order => order.number)).toEqual([number]);
    const { line_items, payments, adjustments, total } = await call(page, getOrder, { params: { number } });
    expect(line_items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(adjustments.map(({ code }) => code)).toEqual(['1111']);
    const paid = payments.filter(({ state }) => state === 'completed');
    expect(paid.map(({ source }) => source?.kind ?? 'provider').toSorted()).toEqual(['gift_card', 'provider']);
    expect(paid.reduce((sum, { amount }) => sum + toMoney(amount), 0)).toBe(toMoney(total));
    await expectBalancedBooks();
  },
);

test('the notice of a merged cart leaves the way on in reach', async ({ page, browser, at, say }) => {
  const account = await newShopper();
  const earlier = await browser.newContext();
  await readyToPay(await earlier.newPage(), { slug: blackBoots, quantity: 1 }, account);
  await earlier.close();
  const main = page.getByRole('main');
  await page.goto(at(`/products/${hotelCoupon}`));
  await hydrated(page);
  const add = page.getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') });
  await add.filter({ visible: true }).first().click();
  await expect(cartLink(page)).toContainText('1');
  await page.goto(at('/checkout/sign-in'));
  await fillSignIn(page, account);
  const notice = page.getByText(say('Өмнө сонгосон барааг', 'The items you chose earlier'));
  await expect(notice).toBeVisible();
  await expectStep(page, say, 'address');
  const before = (await notice.boundingBox())!;
  const next = main.getByRole('button', { name: say('Үргэлжлүүлэх', 'Continue') });
  await next.scrollIntoViewIfNeeded();
  const after = (await next.boundingBox())!;
  expect(before.y + before.height < after.y || before.y > after.y + after.height).toBe(true);
});
