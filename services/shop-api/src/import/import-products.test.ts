import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { travelCatalogue } from '../testing/travel-examples';
import { describeRow, type RejectedRow } from './faults.rules';
import { importProducts } from './import-products';
import { createPictureStore } from './pictures';
import type { RowInFile } from './rows';
import { write } from '../testing/write';

let test: TestShop;
let folder: string;
beforeAll(async () => {
  test = await startTestShop({ contents: 'travel' });
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

const hat = {
  slug: 'wool-hat',
  kind: 'goods',
  text: { mn: { name: 'Ноосон малгай', description: 'Дулаан' }, en: { name: 'Wool hat', description: 'Warm' } },
  taxon: 'goods/shoes',
  vendor: 'maker',
  brand: 'ul',
  badges: ['new'],
  price: 45_000,
  sellingPrice: 40_000,
  sale: { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01' },
  availableOn: '2026-01-01',
  images: [],
  options: ['size'],
  variants: [
    { sku: 'HAT-41', options: { size: '41' }, stock: 3 },
    { sku: 'HAT-42', options: { size: '42' }, stock: 4, price: 47_000 },
  ],
};
const scarf = {
  ...hat,
  slug: 'scarf',
  options: [],
  variants: [{ sku: 'SCARF', options: {}, stock: 9 }],
};

async function* rowsOf(products: readonly unknown[]): AsyncGenerator<RowInFile> {
  for (const [at, value] of products.entries()) yield { line: at + 1, value };
}

const run = async (products: readonly unknown[], savePicture?: (name: string) => Promise<string | undefined>) => {
  const rejected: RejectedRow[] = [];
  const report = await importProducts(test.shop.db, rowsOf(products), {
    from: new Date('2026-11-21T00:00:00+08:00'),
    onRejected: row => void rejected.push(row),
    ...(savePicture && { savePicture }),
  });
  return { report, rejected: rejected.map(row => describeRow(row, 'en')) };
};

const productOf = (slug: string) =>
  test.shop.db.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
const variantsOf = (id: number) =>
  test.shop.db.selectFrom('variants').selectAll().where('product_id', '=', id).orderBy('position').execute();
const changes = async () => {
  const rows = await test.shop.db.selectFrom('product_changes').select('product_id').orderBy('sequence').execute();
  return rows.map(({ product_id }) => product_id);
};

it('adds products with variants and new ids, and records them for the search', async () => {
  const before = (await changes()).length;
  expect(await run([hat, scarf])).toEqual({
    report: { added: 2, changed: 0, unchanged: 0, rejected: 0 },
    rejected: [],
  });
  const row = await productOf('wool-hat');
  expect(row).toMatchObject({ price: 45_000, selling_price: 40_000, text: hat.text, published: true });
  expect(row.sale_expire_at).toEqual(new Date('2026-12-01'));
  expect((await variantsOf(row.id)).map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
    ['HAT-41', null, 3],
    ['HAT-42', 47_000, 4],
  ]);
  expect(new Set((await changes()).slice(before))).toEqual(new Set([row.id, (await productOf('scarf')).id]));
});

it('is idempotent: the same file leaves rows, ids and the search unchanged', async () => {
  const before = await changes();
  expect((await run([hat, scarf])).report).toEqual({ added: 0, changed: 0, unchanged: 2, rejected: 0 });
  expect(await changes()).toEqual(before);
});

it('writes only differences, and preserves data of shoppers', async () => {
  const { id } = await productOf('scarf');
  await write(test.shop.db, 'product', trx =>
    trx.updateTable('products').set({ average_rating: 4.5, total_reviews: 12 }).where('id', '=', id).execute(),
  );
  const before = (await changes()).length;
  const dearer = { ...scarf, price: 50_000 };
  const fewer = { ...hat, variants: [{ ...hat.variants[0], stock: 1 }, hat.variants[1]] };
  expect((await run([dearer, fewer])).report).toEqual({ added: 0, changed: 2, unchanged: 0, rejected: 0 });
  expect(await productOf('scarf')).toMatchObject({ id, price: 50_000, average_rating: 4.5, total_reviews: 12 });
  expect(await changes()).toHaveLength(before + 2);
});

it('accepts the seed’s own shape with days that count from the import, and is idempotent on the same day', async () => {
  const seeded = {
    ...scarf,
    slug: 'seeded',
    availableIn: -10,
    availableOn: undefined,
    sale: { startsIn: -1, endsIn: 1 },
  };
  const one = [{ ...seeded, variants: [{ sku: 'SEEDED', stock: 1 }] }];
  expect((await run(one)).report).toMatchObject({ added: 1 });
  expect((await run(one)).report).toMatchObject({ unchanged: 1 });
  expect((await productOf('seeded')).available_on).toEqual(new Date('2026-11-11T00:00:00+08:00'));
});

it('rejects rows one by one, with line and reason, and imports the others', async () => {
  const taken = { ...scarf, slug: 'thief' };
  const { report, rejected: rejectedRows } = await run([
    { ...scarf, slug: 'No Slug' },
    { ...scarf, slug: 'nowhere', taxon: 'goods/none', brand: 'nobody' },
    { ...scarf, slug: 'cheap', price: '1000' },
    { ...scarf, slug: 'upside', sellingPrice: 90_000 },
    { ...scarf, slug: 'past', sale: { startsAt: '2026-12-02', endsAt: '2026-12-01' } },
    { ...scarf, slug: 'empty', variants: [] },
    { ...hat, slug: 'half', variants: [{ sku: 'HALF', options: {}, stock: 1 }] },
    { ...scarf, slug: 'odd', shade: 'red' },
    taken,
    scarf,
    { ...scarf, slug: 'good', variants: [{ sku: 'GOOD', stock: 1 }] },
    scarf,
    'no product',
    { ...scarf, slug: 'motley', colour: 'plaid' },
  ]);
  expect(report).toMatchObject({ added: 1, rejected: 12 });
  expect(rejectedRows).toEqual(
    expect.arrayContaining([
      'line 1 (No Slug): slug is not in the right form',
      'line 2 (nowhere): taxon «goods/none» is not known to the shop; brand «nobody» is not known to the shop',
      'line 3 (cheap): price is of the wrong kind',
      'line 4 (upside): sellingPrice is above the price it reduces',
      'line 5 (past): sale ends before it begins',
      'line 6 (empty): variants is too small or too short',
      'line 7 (half): variants.0.options does not choose each option of the product once',
      'line 8 (odd): «shade» is a field that nobody knows',
      'line 9 (thief): variants.0.sku «SCARF» belongs to another product',
      'line 12 (scarf): slug stands there twice',
      'line 13: is of the wrong kind',
      'line 14 (motley): colour «colour:plaid» is not known to the shop',
    ]),
  );
});

it('reports in Mongolian, too', () =>
  expect(describeRow({ line: 3, slug: 'hat', faults: [{ code: 'required', field: 'price' }] }, 'mn')).toBe(
    '3-р мөр (hat): price дутуу байна',
  ));

it('finds the one row that the database rejects, and imports its neighbours', async () => {
  const nul = { ...scarf, slug: 'nul', text: { mn: { name: 'a\u0000b', description: '' } } };
  const more = ['one', 'two', 'three'].map(slug => ({ ...scarf, slug, variants: [{ sku: `DB-${slug}`, stock: 1 }] }));
  const [first, ...others] = more;
  const { report, rejected: rejectedRows } = await run([
    first,
    { ...nul, variants: [{ sku: 'NUL', stock: 1 }] },
    ...others,
  ]);
  expect(report).toMatchObject({ added: 3, rejected: 1 });
  expect(rejectedRows[0]).toMatch(/^line 2 \(nul\): .*refused by the database$/);
});

describe('travel', () => {
  const camp = travelCatalogue.products.find(({ slug }) => slug === 'river-camp')!;
  const dunes = travelCatalogue.products.find(({ slug }) => slug === 'dunes')!;
  const of = (product: object) => ({ ...product, availableIn: -10 });

  it('changes rooms, seasons and amenities of a hotel', async () => {
    await run([of(camp)]);
    expect((await run([of(camp)])).report).toMatchObject({ unchanged: 1 });
    const stay = { ...camp.stay!, weekendPercent: 150, seasons: [] };
    expect((await run([{ ...of(camp), stay, amenities: [{ en: 'sauna' }] }])).report).toMatchObject({ changed: 1 });
    const { db } = test.shop;
    const count = async (table: 'hotel_seasons' | 'hotel_amenities') =>
      (await db.selectFrom(table).select('product_id').where('product_id', '=', camp.id).execute()).length;
    expect([await count('hotel_seasons'), await count('hotel_amenities')]).toEqual([0, 1]);
  });

  it('removes no sold seat', async () => {
    const trip = { ...of(dunes), departuresIn: undefined, departures: ['2027-01-10'], seats: 4 };
    const departure = () =>
      test.shop.db
        .selectFrom('trip_departures')
        .select(['seats', 'taken'])
        .where('departs_on', '=', '2027-01-10')
        .executeTakeFirstOrThrow();
    await run([trip]);
    await test.shop.db
      .updateTable('trip_departures')
      .set({ taken: 3 })
      .where('departs_on', '=', '2027-01-10')
      .execute();
    await run([{ ...trip, seats: 2 }]);
    expect(await departure()).toEqual({ seats: 3, taken: 3 });
  });

  it('requires the way a hotel counts its nights', async () => {
    const { stay: _stay, ...hotel } = camp;
    expect((await run([of({ ...hotel, slug: 'bare', id: 999 })])).rejected).toEqual(['line 1 (bare): stay is missing']);
  });
});

describe('pictures', () => {
  it("are imported from the file's folder, once, and as pictures only", async () => {
    const red = sharp({ create: { width: 40, height: 30, channels: 3, background: '#b3261e' } });
    await red.png().toFile(join(folder, 'red.png'));
    await writeFile(join(folder, 'broken.jpg'), 'no picture');
    const save = () => createPictureStore(folder, test.shop.dataDir);
    const withImages = (slug: string, images: string[]) => ({
      ...scarf,
      slug,
      images,
      variants: [{ sku: slug, stock: 1 }],
    });
    const products = [
      withImages('pictured', ['red.png']),
      withImages('broken', ['broken.jpg']),
      withImages('absent', ['nowhere.png']),
      withImages('outside', ['../../../etc/passwd']),
      withImages('drawn', ['feltboot_grey_a']),
    ];
    const { report, rejected: rejectedRows } = await run(products, await save());
    expect(report).toMatchObject({ added: 2, rejected: 3 });
    expect(rejectedRows).toContain('line 2 (broken): images.0 «broken.jpg» is no picture that can be read');
    const [name = ''] = (await productOf('pictured')).images;
    expect(name).toMatch(/^import-[0-9a-f]{24}$/);
    expect(await readdir(join(test.shop.dataDir, 'uploads'))).toEqual([`${name}.webp`]);
    const shown = await test.app.inject({ url: `/pictures/${name}?w=160`, headers: { accept: 'image/webp' } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await run(products, await save())).report).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });
});
