import { shop } from '../fixtures/shop-api';
import {
  boots,
  cartLink,
  expectConfirmed,
  expectShown,
  expectStep,
  fillSignIn,
  hotelCoupon,
  newShopper,
  settleAtBank,
} from '../fixtures/journey';
import { searchBox } from '../fixtures/listing';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

// In a short run two projects cover all four pairs: one of its own costs a process and a browser.
const languages = process.env['LONG'] === '1' ? [undefined] : (['mn', 'en'] as const);

for (const language of languages) {
  test.describe(language ?? 'in the language of the project', () => {
    if (language) test.use({ locale: language });

    test('a visitor buys a hotel coupon and boots, and staff mark the coupon as used, once', async ({
      page,
      at,
      say,
      locale,
      browser,
    }) => {
      const shopper = await newShopper();
      const coupon = await shop.product(hotelCoupon, locale);
      const pair = await shop.product(boots, locale);

      await page.goto(at('/'));
      await hydrated(page);
      await expectAccessible(page);

      await searchBox(page).fill('terelj');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(/\/products\?q=terelj/);
      await hydrated(page);
      await page.getByRole('link', { name: coupon.name, exact: true }).first().click();
      await expectShown(page, new RegExp(`/products/${hotelCoupon}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(coupon.name);
      await expectAccessible(page);
      const add = page
        .getByRole('main')
        .getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') })
        .first();
      await add.click();
      await expect(cartLink(page)).toContainText('1');

      await page.goto(at('/t/goods'));
      await hydrated(page);
      await expectAccessible(page);
      await page.goto(at(`/products?q=${encodeURIComponent(pair.name)}`));
      await hydrated(page);
      await page.getByRole('link', { name: pair.name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pair.name);
      await hydrated(page);
      await add.click();
      await expect(page.getByText(say('Размераа сонгоно уу', 'Choose a size')).first()).toBeVisible();
      await page.getByRole('radio', { name: '42', exact: true }).check();
      await expect(page).toHaveURL(/42|variant/);
      await add.click();
      await expect(cartLink(page)).toContainText('2');

      await cartLink(page).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Сагс', 'Cart') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: coupon.name })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: say('Захиалах', 'Check out') }).click();

      await expect(page).toHaveURL(/checkout\/sign-in$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Нэвтрэх', 'Sign in'));
      await expectAccessible(page);
      await fillSignIn(page, shopper);

      await expectStep(page, say, 'address');
      await expectAccessible(page);
      await page.getByLabel(say('Утасны дугаар', 'Phone number')).fill('8811 2233');
      await page.getByLabel(say('Аймаг, нийслэл', 'Province or capital')).selectOption('11');
      await page.getByLabel(say('Сум, дүүрэг', 'District')).selectOption('1119');
      await page.getByLabel(say('Хороо, баг', 'Khoroo or bag')).fill('8');
      await page.getByLabel(say('Гудамж, байр, тоот', 'Street, building, door')).fill('40-25');
      await page.getByRole('button', { name: say('Үргэлжлүүлэх', 'Continue') }).click();

      await expectStep(page, say, 'delivery');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: say('Үргэлжлүүлэх', 'Continue') }).click();

      await expectStep(page, say, 'payment');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: say('төлөх', 'Pay') }).click();

      await expectStep(page, say, 'pay');
      await expect(page.getByText(say('Төлбөр ормогц', 'updates automatically'))).toBeVisible();
      await expectAccessible(page);
      await settleAtBank(page, 'approve');

      await expectConfirmed(page, say);
      const qr = page.getByRole('img', { name: /QR/ }).first();
      await expect(qr).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() =>
          page
            .locator('img[src*="qr.svg"]')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await expectAccessible(page);
      const number =
        (await page
          .getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
          .first()
          .textContent()) ?? '';
      await page.reload();
      await expect(page.getByText(number, { exact: true })).toBeVisible();

      const counter = await browser.newContext({ viewport: page.viewportSize() });
      const staff = await counter.newPage();
      await staff.goto(at('/sign-in?next=/backoffice/scan'));
      await hydrated(staff);
      await fillSignIn(staff, { login: 'staff@example.mn', password: 'Staff-2026' });
      await expectShown(staff, /\/backoffice\/scan$/);
      const code = staff.getByLabel(say('Купоны код эсвэл дугаар', 'Coupon code or number'));
      await code.fill(number);
      await code.press('Enter');
      await expect(staff.locator('[data-tone="good"]:has([role=alert])')).toBeVisible();
      await expectAccessible(staff);
      await staff.keyboard.press('Escape');
      await expect(staff.locator('[data-tone]:has([role=alert])')).toBeHidden();
      await code.fill(number);
      await code.press('Enter');
      await expect(staff.locator('[data-tone="used"]:has([role=alert])')).toBeVisible();
      await counter.close();
    });
  });
}
