import { asShopper, boots, cartLink, fillSignIn, expectShown, newShopper } from '../fixtures/journey';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const pages = [
  '/profile',
  '/profile/details',
  '/profile/addresses',
  '/profile/security',
  '/profile/organization',
  '/profile/notifications',
  '/profile/data',
  '/orders',
  '/wishlists',
  '/saved',
  '/bookmarks',
  '/history',
  '/quotes',
  '/notifications',
];

const fits = (width: number) => document.documentElement.scrollWidth <= width;

test('every page of the account is accessible, and fits the narrowest phone', async ({ page, at }) => {
  test.slow();
  await asShopper(page, at('/profile'));
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  for (const path of pages) {
    await page.goto(at(path));
    await hydrated(page);
    await expectAccessible(page);
    if (width > 400) continue;
    await page.setViewportSize({ width: 320, height });
    await expect.poll(() => page.evaluate(fits, 320), `${path} at 320 px`).toBe(true);
    await page.setViewportSize({ width, height });
  }
});

test(
  'what a guest has chosen survives sign-in and is on a second device',
  { tag: '@any-size' },
  async ({ page, browser, at, say, locale }) => {
    const shopper = await newShopper();
    const product = await shop.product(boots, locale);
    const main = page.getByRole('main');

    await test.step('choose as a guest', async () => {
      await page.goto(at(`/products/${product.slug}?size=40`));
      await hydrated(page);
      await main
        .getByRole('button', { name: say('Таалагдсанд нэмэх', 'Add to wish list') })
        .first()
        .click();
      await main
        .getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') })
        .filter({ visible: true })
        .first()
        .click();
      await expect(cartLink(page)).toContainText('1');
      await page.goto(at('/articles'));
      await hydrated(page);
      await main.getByRole('article').first().getByRole('link').first().click();
      await main.getByRole('button', { name: say('Хавчуургад нэмэх', 'Bookmark') }).click();
    });
    const article = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await test.step('sign in', async () => {
      await page.goto(at('/sign-in'));
      await hydrated(page);
      await fillSignIn(page, shopper);
      await expectShown(page, /\/profile$/);
    });

    await test.step('find it on another device', async () => {
      const context = await browser.newContext({ locale });
      const { cookie } = await shop.signIn(shopper.login, shopper.password);
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: process.env['SHOP_ORIGIN']! }]);
      const other = await context.newPage();
      const found = async (path: string, text: string): Promise<void> => {
        await other.goto(at(path));
        await expect(other.getByRole('main')).toContainText(text);
      };
      await found('/profile', 'Номин');
      await found('/wishlists', product.name);
      await found('/bookmarks', article);
      await found('/history', product.name);
      await found('/cart', product.name);
      await context.close();
    });
  },
);
