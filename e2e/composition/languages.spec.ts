import { ageCookie, currentOrder, limits } from '@ortoo/contracts';
import { addLineItem, emptyOrder, listOwnOrders } from '@ortoo/contracts/endpoints';
import type { Page } from '@playwright/test';
import { htmlLang, locales, type Locale } from '@ortoo/i18n/locales';
import { callWith, firstProduct, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const narrowest = 320;

const sessionOf = async (page: Page): Promise<string> => {
  const { cookie } = await shop.signIn('shopper@example.mn', 'Shopper-2026');
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: process.env['SHOP_ORIGIN']! }]);
  return cookie;
};

const productPaths = async () => {
  const kinds = ['trip', 'hotel', 'ticket', 'coupon', 'goods'] as const;
  const products = await Promise.all(kinds.map(kind => firstProduct({ kind })));
  return products.map(({ slug }) => `/products/${slug}`);
};

/** Pages that the server renders whole. */
const publicPaths = [
  '/',
  '/products',
  '/t/trips',
  '/t/goods/fashion',
  '/products?q=gobi',
  '/hotels',
  '/brands',
  '/stores',
  '/look-books',
  '/articles',
  '/articles/choosing-felt-boots',
  '/promotions',
  '/pages/delivery',
  '/sign-in',
  ...['/brand', '/brand/story', '/brand/product', '/brand/recipes', '/brand/where-to-buy'],
];

/** Of the buyer: a name stays as its owner writes it. */
const firstName = 'Номин';

/** Runs in the page: its texts that a reader of its language cannot read, and what is cut or hangs over. */
const faultsOf = ({ script, own, width }: { script: string; own: string; width: number }): string[] => {
  const isForeign = new RegExp(script, 'u');
  const faults: string[] = [];
  const root = document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').replace(own, '').trim();
    if (!element || !text || element.closest('script, style, noscript')) continue;
    if (/^[a-z]\w+(\.\w+)+$/.test(text) && !text.includes('@')) faults.push(`a key: ${text}`);
    if (isForeign.test(text) && element.closest('[lang]') === root) faults.push(`without its language: ${text}`);
  }
  // A label has one language: names in it are those that the text beside it marks.
  const marked = [...document.body.querySelectorAll('[lang]')]
    .map(element => element.textContent ?? '')
    .filter(Boolean);
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], img[alt], [title]')) {
    if (element.closest('[lang]') !== root) continue;
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      const text = marked.reduce((rest, words) => rest.replace(words, ''), element.getAttribute(name) ?? '');
      if (isForeign.test(text)) faults.push(`without its language, ${name}: ${text}`);
    }
  }
  if (root.scrollWidth > width) faults.push(`${root.scrollWidth} px wide`);
  for (const element of document.body.querySelectorAll<HTMLElement>('button, a[data-kind], label, h1, h2, h3')) {
    const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
    if (isCut && element.clientWidth > 1 && element.checkVisibility()) faults.push(`cut: ${element.innerText}`);
  }
  return faults;
};

/** Cyrillic is foreign to the readers of these; in the others a letter does not tell its language. */
const foreignScript: Record<Locale, string> = {
  mn: '\\p{Script=Han}',
  ru: '[ӨөҮү]|\\p{Script=Han}',
  en: '\\p{Script=Cyrillic}|\\p{Script=Han}',
  cn: '\\p{Script=Cyrillic}',
  it: '\\p{Script=Cyrillic}|\\p{Script=Han}',
};

const addressOf = (locale: Locale, path: string): string =>
  process.env['SHOP_ORIGIN'] + (locale === 'mn' ? path : `/${locale}${path === '/' ? '' : path}`);

const visit = async (page: Page, locale: Locale, paths: readonly string[], settled: () => Promise<void>) => {
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await page.goto(addressOf(locale, path));
    expect([path, answer?.status()]).toEqual([path, 200]);
    await settled();
    expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang[locale]);
    const found = await page.evaluate(faultsOf, { script: foreignScript[locale], own: firstName, width: narrowest });
    faults.push(...found.map(fault => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
};

test.use({ viewport: { width: narrowest, height: 720 } });

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.describe('what the server renders', () => {
      test.use({ javaScriptEnabled: false });

      test('has one language, whole words, and fits the narrowest phone', async ({ page }) => {
        const adult = { name: ageCookie, value: String(limits.ageGateYears), url: process.env['SHOP_ORIGIN']! };
        await page.context().addCookies([adult]);
        await page.route('**/pictures/**', route => route.fulfill({ body: '' }));
        await visit(page, locale, [...publicPaths, ...(await productPaths())], async () => undefined);
      });
    });

    // Mongolian is what the flows buy in.
    if (locale === 'mn') return;

    test('cart, checkout, orders and tickets are in it too', async ({ page }) => {
      const headers = { cookie: await sessionOf(page) };
      const cart = { params: { number: currentOrder } };
      const { orders } = await callWith(headers, listOwnOrders, { query: {} });
      const { vid } = await firstProduct({ kind: 'ticket' });
      const line_item = { variant_id: vid, quantity: 1 };
      await callWith(headers, addLineItem, { ...cart, body: { line_item } });
      const own = ['/orders', `/orders/${orders[0]?.number}`, '/tickets', '/coupons', '/wallet', '/profile'];
      await visit(page, locale, ['/cart', '/checkout/contact', ...own, '/wishlists'], async () => {
        await hydrated(page);
        if (locale !== 'en') await expectAccessible(page);
      });
      await callWith(headers, emptyOrder, cart);
    });
  });
}
