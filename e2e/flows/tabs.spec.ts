import { firstProduct, shop } from '../fixtures/shop-api';
import { expectShown, fillSignIn, newShopper } from '../fixtures/journey';
import { expect, hydrated, test } from '../fixtures/test';

test(
  'two open tabs synchronize the cart, the session and its end',
  { tag: '@any-size' },
  async ({ page, context, at, say, locale }) => {
    const shopper = await newShopper();
    const { slug } = await firstProduct({ kind: 'coupon' });
    const product = await shop.product(slug, locale);
    await page.goto(at(`/products/${product.slug}`));
    await hydrated(page);
    const other = await context.newPage();
    await other.goto(at('/cart'));
    await hydrated(other);
    await expect(other.getByRole('heading', { name: say('Сагс хоосон байна', 'Your cart is empty') })).toBeVisible();

    await page.bringToFront();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') })
      .filter({ visible: true })
      .first()
      .click();
    await expect(other.getByRole('heading', { level: 2, name: product.name })).toBeVisible();

    await page.goto(at('/sign-in'));
    await hydrated(page);
    await fillSignIn(page, shopper);
    await expectShown(page, /\/profile$/);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Номин' })).toBeVisible();

    await page.getByRole('button', { name: say('Гарах', 'Sign out') }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: say('Нэвтрэх', 'Sign in') })).toBeVisible();
  },
);
