import { expect, test } from '../fixtures/test';
import { firstProduct, shop } from '../fixtures/shop-api';

const readHtml = async (path: string, language?: string) => {
  const answer = await fetch(
    process.env['SHOP_ORIGIN'] + path,
    language ? { headers: { 'accept-language': language } } : {},
  );
  return { status: answer.status, html: await answer.text() };
};

test.describe('HTML without any script', () => {
  test('the home page contains its first rows', async () => {
    const { html } = await readHtml('/');
    expect(html).toContain('<html lang="mn"');
    expect(html.match(/<article/g)?.length).toBeGreaterThan(8);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  });

  test('a listing contains its forty products, in both languages', async () => {
    for (const path of ['/products', '/en/products']) {
      const { html } = await readHtml(path);
      expect(html.match(/<article/g)).toHaveLength(40);
    }
    expect((await readHtml('/en/products')).html).toContain('<html lang="en"');
  });

  test('a product page contains name, price, description and structured data', async () => {
    const product = await firstProduct({ kind: 'goods' });
    const { html } = await readHtml(`/products/${product.slug}`);
    const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
    expect(body).toContain(product.name);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
      JSON.parse(text ?? ''),
    );
    const data = blocks.find(block => block['@type'] === 'Product');
    expect(data).toMatchObject({ name: product.name, offers: { priceCurrency: 'MNT' } });
    expect(blocks.some(block => block['@type'] === 'BreadcrumbList')).toBe(true);
  });

  test('a product page contains its first reviews, and nutrition facts', async () => {
    const { html } = await readHtml('/products/aaruul-soft');
    const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
    expect(body.match(/<article aria-label="Сэтгэгдэл бичсэн:/g)?.length).toBeGreaterThan(2);
    expect(body).toContain('Тэжээллэг чанар');
  });

  test('brands, vendors, look books, stores, articles and authors are complete, in both languages', async () => {
    const pages: [string, RegExp][] = [
      ['/brands', /<a [^>]*href="[^"]*\/brands\/ul"/],
      ['/brands/ul', /<article/],
      ['/badges/handmade', /<article/],
      ['/vendors', /<a [^>]*href="[^"]*\/vendors\/ulch"/],
      ['/vendors/ulch', /<article aria-label=/],
      ['/look-books', /<a [^>]*href="[^"]*\/look-books\/a-week-in-the-gobi"/],
      ['/look-books/a-week-in-the-gobi', /<article/],
      ['/stores', /<address/],
      ['/articles', /<a [^>]*href="[^"]*\/articles\/choosing-felt-boots"/],
      ['/articles?tag=care', /<a [^>]*href="[^"]*\/articles\/caring-for-cashmere"/],
      ['/articles?q=nooluur', /<a [^>]*href="[^"]*\/articles\/caring-for-cashmere"/],
      ['/articles/choosing-felt-boots', /<article [^>]*id="comment-\d+"/],
      ['/news', /<a [^>]*href="[^"]*\/news\/felt-makers-of-tsetserleg"/],
      ['/news/felt-makers-of-tsetserleg', /<article [^>]*id="comment-\d+"/],
      ['/authors', /<a [^>]*href="[^"]*\/authors\/oyuna"/],
      ['/authors/oyuna', /<article/],
    ];
    for (const [path, expected] of pages) {
      for (const prefix of ['', '/en']) {
        const { status, html } = await readHtml(prefix + path);
        const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
        expect([path, status]).toEqual([path, 200]);
        expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
        expect(body).toMatch(expected);
        expect(html).toContain('application/ld+json');
      }
    }
    for (const path of [
      '/brands/none',
      '/badges/none',
      '/vendors/none',
      '/look-books/none',
      '/articles/none',
      '/news/none',
      '/authors/none',
    ]) {
      expect((await readHtml(path)).status).toBe(404);
    }
  });

  test('an unknown path responds with 404 and shows it', async () => {
    const { status, html } = await readHtml('/no/such/page');
    expect(status).toBe(404);
    expect(html).toContain('/no/such/page');
    expect((await readHtml('/products/no-such-product')).status).toBe(404);
  });

  test('an address with a repeated language prefix is not found either', async () => {
    const { status, html } = await readHtml('/en/en/products');
    expect(status).toBe(404);
    expect(html.slice(0, html.indexOf('<script type="application/json"'))).toContain('/en/products');
    expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  });

  test('a page includes the texts for a lost connection', async () => {
    expect((await readHtml('/products')).html).toContain('"shell:errors.offline":"Интернэт холболт алга байна"');
    expect((await readHtml('/en/sign-in')).html).toContain('"shell:actions.retry":"Try again"');
  });

  test('public HTML is the same for every visitor', async () => {
    const session = await shop.signIn('shopper@example.mn', 'Shopper-2026');
    // A new address, so that both responses are rendered now.
    const path = '/products?utm_source=same-for-all';
    const visitor = await readHtml(path);
    const answer = await fetch(process.env['SHOP_ORIGIN'] + path, { headers: { cookie: session.cookie } });
    expect(await answer.text()).toBe(visitor.html);
  });
});

test.describe('text in a page', () => {
  // The browser reports blocked content.
  test.use({ tolerant: true });

  test('becomes neither markup nor a script, and the policy blocks it', async ({ page }) => {
    await page.goto(`${process.env['SHOP_ORIGIN']}/`);
    const rejected = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const attempts: Record<string, () => unknown> = {
        markup: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
        'address of a script': () => (document.createElement('script').src = '/x.js'),
        script: () => (document.createElement('script').text = 'alert(1)'),
        document: () => new DOMParser().parseFromString('<p>', 'text/html'),
        'policy of its own': () => trustedTypes.createPolicy('mine', { createHTML: (text: string) => text }),
        text: () => (document.createElement('div').textContent = '<p>'),
      };
      return Object.keys(attempts).filter(name => {
        try {
          attempts[name]?.();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(rejected).toEqual(['markup', 'address of a script', 'script', 'document', 'policy of its own']);
  });
});
