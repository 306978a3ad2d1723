import type { InputOf, TaxonNode } from '@ortoo/contracts';
import {
  getProduct,
  getTaxon,
  getTaxonTree,
  listOptionTypes,
  listProducts,
  listRelatedProducts,
  listTaxons,
} from '@ortoo/contracts/endpoints';
import type { listProductsSchemas } from '@ortoo/contracts/schema';
import { testClient, type TestClient } from '../testing/client';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
let visitor: TestClient;

type Query = InputOf<typeof listProductsSchemas>['query'];
const slugs = async (query: Query): Promise<string[]> => {
  const { body } = await visitor.call(listProducts, { query });
  return body.products.map(({ slug }) => slug).sort();
};

describe.each(['PGlite', 'PostgreSQL'])('the catalogue on %s', backend => {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = backend === 'PostgreSQL' ? await startPostgres({ contents: 'example' }) : undefined;
    test = await startTestShop({ databaseUrl: postgres?.url });
    visitor = testClient(test.app);
  });
  afterAll(async () => {
    await test.close();
    await postgres?.close();
  });

  it.each<[Query, string[]]>([
    [{}, ['boots', 'hotel-coupon', 'mongolian-only']],
    [{ q: 'boots' }, ['boots']],
    [{ q: 'boots мн' }, ['boots']],
    [{ q: '100%' }, []],
    [{ q: '_' }, []],
    [{ taxon: 'goods' }, ['boots', 'mongolian-only']],
    [{ category: 'goods/shoes,coupons' }, ['boots', 'hotel-coupon', 'mongolian-only']],
    [{ category: 'goods/sho' }, []],
    [{ brand: 'ul,other' }, ['boots']],
    [{ vendor: 'maker' }, ['boots', 'hotel-coupon', 'mongolian-only']],
    [{ size: '41' }, ['boots']],
    [{ size: '41,42', brand: 'ul' }, ['boots']],
    [{ size: '43' }, []],
    [{ size: '41', colour: 'brown' }, []],
    [{ price_min: 80000, price_max: 80000 }, ['boots']],
    [{ price_min: 80001, price_max: 100000 }, ['mongolian-only']],
    [{ on_sale: '1' }, ['boots']],
    [{ rating: 5 }, []],
    [{ kind: 'coupon', on_sale: 'false' }, ['hotel-coupon']],
  ])('lists %j', async (query, found) => expect(await slugs(query)).toEqual(found));

  it('lists every category of the tree, flat', async () => {
    const flat = (nodes: TaxonNode[]): string[] =>
      nodes.flatMap(({ permalink, children }) => [permalink, ...flat(children)]);
    const tree = flat((await visitor.call(getTaxonTree)).body.taxons);
    const all = (await visitor.call(listTaxons)).body.taxons.map(({ permalink }) => permalink);
    expect(tree).toContain('goods/shoes');
    expect(all.toSorted()).toEqual(tree.toSorted());
  });

  it('has products of its category beside a product, without itself', async () => {
    const { products } = (await visitor.call(listRelatedProducts, { params: { slug: 'boots' } })).body;
    expect(products.map(({ slug }) => slug)).toEqual(['mongolian-only']);
  });

  it('separates products in stock from backorderable ones', async () => {
    await write(test.shop.db, 'product', trx =>
      trx.updateTable('variants').set({ stock: 0, backorderable: true }).where('id', '=', 10).execute(),
    );
    expect(await slugs({ size: '41' })).toEqual(['boots']);
    expect(await slugs({ size: '41', in_stock: '1' })).toEqual([]);
    expect(await slugs({ size: '41,42', in_stock: '1' })).toEqual(['boots']);
  });

  it('lists the options of products in the reader’s language', async () => {
    const { body } = await visitor.call(listOptionTypes, {}, { 'accept-language': 'en' });
    expect(body.option_types).toMatchObject([
      { name: 'size', presentation: 'Size', option_values: [{ name: '41' }, { name: '42' }] },
    ]);
  });

  it('redirects from an earlier slug to the product, until another one takes it', async () => {
    const rename = (id: number, slug: string) =>
      write(test.shop.db, 'product', trx => trx.updateTable('products').set({ slug }).where('id', '=', id).execute());
    await rename(1, 'winter-boots');
    await rename(1, 'felt-boots');
    for (const before of ['boots', 'winter-boots']) {
      const answer = await visitor.call(getProduct, { params: { slug: before } });
      expect([answer.status, answer.headers['location']]).toEqual([301, '/api/v2/products/felt-boots']);
    }
    await rename(3, 'boots');
    expect(await visitor.call(getProduct, { params: { slug: 'boots' } })).toMatchObject({
      status: 200,
      body: { id: 3 },
    });
    expect((await visitor.reject(getProduct, { params: { slug: 'shoes' } })).status).toBe(404);
  });

  it('redirects from an earlier permalink to the category and its former subcategories', async () => {
    expect((await visitor.call(getTaxon, { params: { '*': 'goods/shoes' } })).body).toMatchObject({
      id: 2,
      name: 'Гутал',
    });
    for (const [id, permalink] of [
      [1, 'things'],
      [2, 'things/shoes'],
    ] as const)
      await write(test.shop.db, 'taxon', trx =>
        trx.updateTable('taxons').set({ permalink }).where('id', '=', id).execute(),
      );
    const moved = await visitor.call(getTaxon, { params: { '*': 'goods/shoes' } });
    expect([moved.status, moved.headers['location']]).toEqual([301, '/api/v2/taxons/things/shoes']);
  });

  it.each([
    ['things/shoes/felt', { permalink: 'things/shoes', name: 'Гутал' }],
    ['things/cars/red', { permalink: 'things', name: 'Бараа' }],
    ['cars', null],
  ])('suggests the nearest to the unknown category %s', async (permalink, nearest) => {
    const { status, body } = await visitor.reject(getTaxon, { params: { '*': permalink } });
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND', nearest })]);
  });
});
