import { firstProduct, shop } from '../fixtures/shop-api';
import { faultsOf, structuredIn, type Structured } from '../fixtures/structured-data';
import { expect, test } from '../fixtures/test';
import { vocabularyFaultsOf } from '../fixtures/vocabulary';

const pageOf = async (path: string) => {
  const answer = await fetch(process.env['SHOP_ORIGIN'] + path);
  const html = await answer.text();
  return { status: answer.status, head: html.slice(0, html.indexOf('</head>')), blocks: structuredIn(html) };
};

const types = (blocks: readonly Structured[]) => blocks.map(block => block['@type']);

/** Pages without a picture of their own. */
const overviews = [
  ...['/brands', '/vendors', '/look-books', '/stores', '/hotels'],
  ...['/articles', '/articles?tag=winter', '/news', '/authors'],
];

/** A page of every indexable kind, with its schema.org types. */
const kinds = async (): Promise<[path: string, says: string[]][]> => {
  const [goods, hotel, trip] = await Promise.all(
    (['goods', 'hotel', 'trip'] as const).map(kind => firstProduct({ kind })),
  );
  const many = (await shop.products({ brand: 'ul' })).find(({ variant_id }) => variant_id === null);
  return [
    ['/', ['Organization']],
    ['/products', ['BreadcrumbList']],
    ['/products?brand=ul', ['BreadcrumbList']],
    ['/t/goods/fashion/shoes', ['BreadcrumbList']],
    ...overviews.map((path): [string, string[]] => [path, ['BreadcrumbList']]),
    ['/brands/ul', ['Brand', 'BreadcrumbList']],
    [`/vendors/${goods?.store.code}`, ['Organization', 'BreadcrumbList']],
    ['/look-books/a-week-in-the-gobi', ['ItemList', 'BreadcrumbList']],
    ['/articles/choosing-felt-boots', ['Article', 'BreadcrumbList']],
    ['/news/felt-makers-of-tsetserleg', ['NewsArticle', 'BreadcrumbList']],
    ['/authors/oyuna', ['ProfilePage', 'BreadcrumbList']],
    [`/products/${goods?.slug}`, ['Product', 'BreadcrumbList']],
    [`/products/${many?.slug}`, ['Product', 'BreadcrumbList']],
    [`/products/${trip?.slug}`, ['Product', 'BreadcrumbList']],
    [`/products/${hotel?.slug}`, ['Product', 'Hotel', 'BreadcrumbList']],
  ];
};

test('structured data of pages is valid, and complete for rich results, in both languages', async () => {
  const all: Structured[] = [];
  for (const [path, says] of await kinds()) {
    for (const address of [path, `/en${path === '/' ? '' : path}`]) {
      const { status, blocks } = await pageOf(address);
      expect(status, address).toBe(200);
      expect(types(blocks), address).toEqual(expect.arrayContaining(says));
      expect(await faultsOf(blocks), address).toEqual([]);
      all.push(...blocks);
    }
  }
  expect(vocabularyFaultsOf(all)).toEqual([]);
});

test('terms that the vocabulary lacks, or has elsewhere, are detected', () => {
  const hotel = { '@context': 'https://schema.org', '@type': 'Hotel' };
  const product = { '@context': 'https://schema.org', '@type': 'Product' };
  const wrong: [block: Structured, fault: RegExp][] = [
    [{ ...hotel, '@type': 'Hostelry' }, /HostelryLeaf/],
    [{ ...hotel, starRatng: 4 }, /starRatng/],
    [{ ...hotel, starRating: { '@type': 'Rating', stars: 4 } }, /stars/],
    [{ ...hotel, amenityFeature: [{ '@type': 'Rating' }] }, /Rating/],
    [{ ...hotel, currenciesAccepted: 496 }, /currenciesAccepted/],
    [{ ...product, offers: { '@type': 'Offer', availability: 'https://schema.org/Plenty' } }, /Plenty/],
    [{ ...product, brand: { '@type': 'Brand', offers: [] } }, /offers/],
    [{ '@context': 'https://schema.org', '@type': 'Organization', logo: 7 }, /logo/],
    [{ '@type': 'Hotel', name: 'x' }, /@context/],
  ];
  const faults = vocabularyFaultsOf(wrong.map(([block]) => block));
  expect(faults).toEqual(wrong.map(([, fault]) => expect.stringMatching(fault)));
});

test('the validator detects missing properties', async () => {
  const offer = { '@type': 'Offer', priceCurrency: 'MNT' };
  const product = { '@context': 'https://schema.org', '@type': 'Product', offers: offer };
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'x' }] };
  const rating = { ...product, name: 'x', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } };
  for (const broken of [product, crumbs, rating]) expect(await faultsOf([broken])).not.toEqual([]);
});

test('every address is absolute, belongs to this shop and responds', async () => {
  const origin = process.env['SHOP_ORIGIN'] ?? '';
  const hotel = await firstProduct({ kind: 'hotel' });
  const { blocks } = await pageOf(`/en/products/${hotel.slug}`);
  const data = blocks.find(block => block['@type'] === 'Hotel');
  expect(data).toMatchObject({
    name: expect.stringMatching(/\w/),
    url: `${origin}/en/products/${hotel.slug}`,
    address: { '@type': 'PostalAddress', addressCountry: 'MN' },
  });
  const crumbs = blocks.find(block => block['@type'] === 'BreadcrumbList') as unknown as {
    itemListElement: { item: string; position: number }[];
  };
  expect(crumbs.itemListElement.map(({ position }) => position)).toEqual(crumbs.itemListElement.map((_, at) => at + 1));
  for (const { item } of crumbs.itemListElement) {
    expect(item.startsWith(`${origin}/en/`), item).toBe(true);
    expect((await fetch(item)).status, item).toBe(200);
  }
});

test('every public page has its canonical address, its languages and Open Graph tags', async () => {
  const origin = process.env['SHOP_ORIGIN'] ?? '';
  for (const [path] of await kinds()) {
    const { head } = await pageOf(path);
    const address = origin + path;
    const english = `${origin}/en${path === '/' ? '' : path}`;
    expect(head, path).toContain(`<link rel="canonical" href="${address}">`);
    expect(head, path).toContain(`hreflang="en" href="${english}"`);
    expect(head, path).toContain(`hreflang="x-default" href="${address}"`);
    const shared = ['title', 'description', 'url', 'type', 'locale', 'site_name'];
    for (const name of overviews.includes(path) ? shared : [...shared, 'image']) {
      expect(head, path).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`));
    }
    expect(head, path).not.toContain('noindex');
  }
  for (const path of ['/products?q=gutal', '/products?brand=ul&colour=brown', '/t/goods?rating=4', '/no/such/page']) {
    expect((await pageOf(path)).head, path).toContain('<meta name="robots" content="noindex">');
  }
});

test('invalid query values redirect to the address without them, and foreign parameters are preserved', async () => {
  const moves: [requested: string, status: number, location: string][] = [
    ['/products?page=-1&sort=drop', 301, '/products'],
    ['/en/products?price_min=abc&brand=ul&utm_source=mail', 301, '/en/products?brand=ul&utm_source=mail'],
    ['/t/goods/fashion/shoes?colour=brown&colour=violet', 302, '/t/goods/fashion/shoes?colour=brown'],
    ['/products?brand=ul&page=99', 302, '/products?brand=ul'],
  ];
  for (const [requested, status, location] of moves) {
    const answer = await fetch(process.env['SHOP_ORIGIN'] + requested, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], requested).toEqual([status, location]);
  }
});

test('an unknown category, brand or product is not found, and the page suggests another', async () => {
  const read = async (path: string) => {
    const answer = await fetch(process.env['SHOP_ORIGIN'] + path);
    const html = await answer.text();
    const searches = html.split('role="search"').length - 1;
    return { status: answer.status, searches, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
  };
  const category = await read('/en/t/goods/fashion/shoes/seven-league/boots');
  expect(category.status).toBe(404);
  expect(category.main).toMatch(/href="\/en\/t\/goods\/fashion\/shoes"/);
  expect(category.searches).toBe(1);
  const brand = await read('/brands/nobody');
  expect(brand.status).toBe(404);
  expect(brand.main).toMatch(/href="\/brands"/);
  const product = await read('/products/khangai-esgii-gutal-plaid');
  expect(product.status).toBe(404);
  expect(product.main).toContain('href="/products?q=khangai%20esgii%20gutal%20plaid"');
  expect(product.main).toMatch(/href="\/products"/);
});
