import type { ProductKind } from '@ortoo/contracts';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const kinds: readonly ProductKind[] = ['goods', 'trip', 'hotel', 'coupon', 'ticket'];

/** Screens of the catalogue that no journey covers, or covers in one state only. */
const lists = [
  '/t/goods/fashion',
  '/products?size=40&colour=brown',
  '/products?q=qqqzzz',
  '/products?sort=price_asc&on_sale=1',
  '/compare',
  '/package',
  '/quote',
  '/hotels',
];

const fits = (width: number) => document.documentElement.scrollWidth <= width;

/** Distance of the outer labels of the bar of a phone from the edges of the window. */
const roomBesideBar = () => {
  const labels = [...document.querySelectorAll('nav .icon + .label')].map(label => label.getBoundingClientRect());
  return Math.min(...labels.map(({ left, right }) => Math.min(left, window.innerWidth - right)));
};

test('every list and every kind of product is accessible, and fits the narrowest phone', async ({ page, at }) => {
  test.slow();
  const products = await Promise.all(kinds.map(kind => shop.products({ kind, per_page: 1 })));
  const paths = [...lists, ...products.flat().map(({ slug }) => `/products/${slug}`)];
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  for (const path of paths) {
    await page.goto(at(path));
    await hydrated(page);
    await expectAccessible(page);
    if (width > 400) continue;
    await expect.poll(() => page.evaluate(roomBesideBar), `labels of the bar on ${path}`).toBeGreaterThanOrEqual(16);
    await page.setViewportSize({ width: 320, height });
    await expect.poll(() => page.evaluate(fits, 320), `${path} at 320 px`).toBe(true);
    await page.setViewportSize({ width, height });
  }
});

test('overlays of a product and a list are accessible, and Escape closes them', async ({ page, at, say }) => {
  const opened = async (name: string): Promise<void> => {
    const button = page.getByRole('main').getByRole('button', { name }).first();
    await button.press('Enter');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toBeHidden();
    await expect(button).toBeFocused();
  };
  await page.goto(at('/products/khangai-esgii-gutal-brown'));
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText(/\d+ (өдөр|days?) \d\d:\d\d:\d\d/);
  // Automatic scrolling, as after a reload, is no interaction; parts that load then include their texts.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await expect(page.getByRole('heading', { name: say('Бусад загвар', 'Other models') })).toBeVisible();
  await opened(say('Зургийг томоор харах', 'Enlarge the picture'));
  await opened(say('Размер сонгох заавар', 'Size guide'));
  if ((page.viewportSize()?.width ?? 0) > 991) return;
  await page.goto(at('/products'));
  await hydrated(page);
  await opened(say('Шүүх', 'Filter'));
});
