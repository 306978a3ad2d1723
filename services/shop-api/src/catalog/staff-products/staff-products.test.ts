import { shopApiPrefix, type StaffProduct, type StaffProductChange, type StaffProductCreation } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { newBuyer, newShopper } from '../../testing/buyers';
import { errorOf, testClient, type TestClient } from '../../testing/client';
import { scene, sendForm } from '../../testing/forms';
import { makeMember } from '../../testing/staff';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { write } from '../../testing/write';

let test: TestShop;
let staff: TestClient;
let visitor: TestClient;
/** Staff of another vendor. */
let other: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  visitor = testClient(test.app, { 'accept-language': 'en' });
  staff = testClient(test.app, { 'accept-language': 'en' });
  await staff.signIn('staff@example.mn', 'Staff-2026');
  await test.shop.db
    .insertInto('vendors')
    .values({ id: 2, code: 'other', name: '{"mn":"Өөр","en":"Other"}', description: '{}', logo: null })
    .execute();
  const member = await newShopper(test);
  other = member.client;
  await test.shop.db.updateTable('users').set({ roles: '["shopper","staff"]' }).where('id', '=', member.id).execute();
  await makeMember(test.shop.db, member.id, 'Manager', 2);
});
afterAll(() => test.close());

const list = async (query: object = {}, client = staff) =>
  (await client.call(endpoints.listStaffProducts, { query })).body.products;
const slugsOf = async (query: object, client = staff) => (await list(query, client)).map(({ slug }) => slug);
const read = async (id: number) => (await staff.call(endpoints.getStaffProduct, { params: { id } })).body;

/** What the editor sends when nothing has been changed. */
const unchanged = ({ id: _, kind: __, state: ___, variants, ...rest }: StaffProduct): StaffProductChange => ({
  ...rest,
  price: Number(rest.price),
  selling_price: rest.selling_price === null ? null : Number(rest.selling_price),
  removed_variant_ids: [],
  variants: variants.map(({ stock: ____, price, selling_price, ...variant }) => ({
    ...variant,
    price: price === null ? null : Number(price),
    selling_price: selling_price === null ? null : Number(selling_price),
    stock_change: 0,
  })),
});

const change = async (id: number, edit: Partial<StaffProductChange>, client = staff) =>
  client.call(endpoints.changeStaffProduct, {
    params: { id },
    body: { ...unchanged(await read(id)), ...edit },
  });

const hat: StaffProductCreation = {
  ...{ kind: 'goods', slug: null, vendor_id: 1, taxon_id: 2, brand_id: 1, badge_ids: [1], alcohol: false },
  texts: { mn: { name: 'Ноосон малгай', description: 'Дулаан' }, en: { name: 'Wool hat', description: 'Warm' } },
  ...{ price: 45_000, selling_price: null, sale_start_at: null, sale_expire_at: null, published: true },
  ...{ available_on: '2026-11-01T00:00:00Z', images: [{ image: '/pictures/boots', alt: {}, focus: null }] },
  ...{ specifications: [], option_type_ids: [], nutrition: null, size_guide: null, place: {} },
  ...{ valid_days: null, event_at: null, pre_order_at: null, suggestion: false },
  variants: [
    {
      ...{ id: null, sku: 'HAT', option_value_ids: [], price: null, selling_price: null, stock_change: 4 },
      ...{ backorderable: false, image: null, stores: [{ store_id: 1, count: 2 }] },
    },
  ],
};
const create = (edit: Partial<StaffProductCreation> = {}, client = staff) =>
  client.call(endpoints.createStaffProduct, { body: { ...hat, ...edit } });

describe('the list', () => {
  it.each([
    [{ state: 'hidden' }, ['unpublished']],
    [{ state: 'incomplete', sort: 'name' }, ['price-one', 'without-picture']],
    [{ state: 'coming' }, ['tomorrow']],
    [{ state: 'sold_out' }, ['sold-out']],
    [{ stock: 'out' }, ['sold-out']],
    [{ sale: 'running' }, ['boots']],
    [{ kind: 'coupon' }, ['hotel-coupon']],
    [{ taxon_id: 3 }, ['hotel-coupon']],
    [{ q: 'BOOT-4' }, ['boots']],
    [{ q: 'монгол зөвхөн' }, ['mongolian-only']],
    [{ q: '100%' }, []],
    [{ vendor_id: 2 }, []],
  ])('with %j has %j', async (query, slugs) => expect(await slugsOf(query)).toEqual(slugs));

  it('says of each product what staff look for', async () => {
    const [boots] = await list({ q: 'boots' });
    expect(boots).toMatchObject({
      ...{ state: 'listed', sku: 'BOOT-41', variants_count: 2, vendor: 'Maker', brand: 'Ul', taxon: 'Shoes' },
      ...{ price: '100000.0', selling_price: '80000.0', sale: 'running', stock: 13 },
    });
  });

  it('is sorted in both directions', async () => {
    const prices = (await list({ sort: '-price' })).map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect((await slugsOf({ sort: 'stock' }))[0]).toBe('sold-out');
  });

  it('is a table for spreadsheets, too', async () => {
    const answer = await test.app.inject({
      url: `${shopApiPrefix}/back_office/products/export.csv?state=hidden`,
      headers: { cookie: staff.cookie(), 'accept-language': 'en' },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = answer.payload.replace('\u{feff}', '').trim().split('\r\n');
    expect(head).toMatch(/^Name,Code,Kind,Status,Seller,/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^unpublished,SKU-8,Goods,Hidden,Maker,/);
  });
});

describe('a new product', () => {
  it('is sold at once, at an address from its name', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({ slug: 'wool-hat', state: 'listed', variants: [{ sku: 'HAT', stock: 4 }] });
    const page = await visitor.call(endpoints.getProduct, { params: { slug: 'wool-hat' } });
    expect(page.body).toMatchObject({ name: 'Wool hat', price: '45000.0', total_on_hand: 4 });
    const entry = await test.shop.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', 'product')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'createStaffProduct', subject_id: String(body.id), before: null });
    const second = await create({ variants: hat.variants.map(variant => ({ ...variant, sku: 'HAT-2' })) });
    expect(second.body.slug).toBe('wool-hat-2');
  });

  it.each<[string, Partial<StaffProductCreation>, string, string]>([
    ['a name', { texts: { mn: { name: '', description: '' } } }, 'INVALID', 'texts.mn.name'],
    ['a known category', { taxon_id: 99 }, 'INVALID', 'taxon_id'],
    ['a free code', { variants: hat.variants.map(one => ({ ...one, sku: 'BOOT-41' })) }, 'SKU_TAKEN', 'variants.0.sku'],
    [
      'a free address',
      { slug: 'boots', variants: hat.variants.map(one => ({ ...one, sku: 'X' })) },
      'SLUG_TAKEN',
      'slug',
    ],
  ])('needs %s', async (_, edit, code, field) => {
    const error = errorOf(await create(edit));
    expect(error.code).toBe(code);
    expect(Object.keys(error.errors ?? {})).toEqual([field]);
  });
});

describe('a change', () => {
  it('reaches the page, its pictures and the search', async () => {
    const before = await read(1);
    const images = [{ image: '/pictures/boots.webp', alt: { en: 'Side view' }, focus: { x: 20, y: 70 } }];
    const { body } = await change(1, {
      texts: { ...before.texts, en: { name: 'Felt boots', description: '' } },
      images,
    });
    expect(body).toMatchObject({ images, lock_version: expect.any(Number) });
    expect(body.lock_version).toBeGreaterThan(before.lock_version);
    const page = (await visitor.call(endpoints.getProduct, { params: { slug: 'boots' } })).body;
    expect(page.name).toBe('Felt boots');
    const noted = await test.shop.db
      .selectFrom('product_changes')
      .select('product_id')
      .orderBy('sequence', 'desc')
      .executeTakeFirst();
    expect(noted).toEqual({ product_id: 1 });
  });

  it('is rejected when somebody else was faster, and when a price has changed by another way', async () => {
    const opened = unchanged(await read(1));
    const save = () => staff.call(endpoints.changeStaffProduct, { params: { id: 1 }, body: opened });
    expect((await save()).status).toBe(200);
    expect(await save()).toMatchObject({ status: 409, body: { code: 'PRODUCT_CHANGED' } });
    const again = unchanged(await read(1));
    await staff.call(endpoints.changeVariant, { params: { id: 10 }, body: { variant: { price: 111_000 } } });
    const late = await staff.reject(endpoints.changeStaffProduct, { params: { id: 1 }, body: again });
    expect(late.body.code).toBe('PRODUCT_CHANGED');
  });

  it('adds to the stock, so that what is sold in the meantime stays sold', async () => {
    const opened = unchanged(await read(1));
    await write(test.shop.db, 'product', trx =>
      trx.updateTable('variants').set({ stock: 1 }).where('id', '=', 10).execute(),
    );
    const variants = opened.variants.map((one, at) => ({ ...one, stock_change: at === 0 ? 5 : 0 }));
    const { body } = await staff.call(endpoints.changeStaffProduct, {
      params: { id: 1 },
      body: { ...opened, variants },
    });
    expect(body.variants[0]?.stock).toBe(6);
    const less = variants.map((one, at) => ({ ...one, stock_change: at === 0 ? -7 : 0 }));
    const answer = await change(1, { variants: less });
    expect([answer.status, Object.keys(errorOf(answer).errors ?? {})]).toEqual([422, ['variants.0.stock']]);
  });

  it('adds and removes variants, but none that was ordered', async () => {
    const before = unchanged(await read(2));
    const extra = { ...before.variants[0]!, id: null, sku: 'COUPON-2', option_value_ids: [] };
    expect(errorOf(await change(2, { variants: [...before.variants, extra] })).errors).toHaveProperty([
      'variants.1.options',
    ]);
    const sizes = (await staff.call(endpoints.getProductChoices)).body.option_types[0]!;
    const [small, large] = sizes.values;
    const variants = [
      { ...before.variants[0]!, option_value_ids: [small!.id] },
      { ...extra, option_value_ids: [large!.id], stock_change: 3 },
    ];
    const two = (await change(2, { option_type_ids: [sizes.id], variants })).body;
    expect(two.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['SKU-2', 10],
      ['COUPON-2', 3],
    ]);
    const removed = await change(2, {
      variants: [unchanged(two).variants[0]!],
      removed_variant_ids: [two.variants[1]!.id],
    });
    expect(removed.body.variants.map(({ sku }) => sku)).toEqual(['SKU-2']);
    await newBuyer(test);
    const boots = unchanged(await read(1)).variants;
    const used = await change(1, { variants: [boots[0]!], removed_variant_ids: [11] });
    expect(errorOf(used).code).toBe('VARIANT_USED');
    expect((await read(1)).variants).toHaveLength(2);
  });

  it('moves a product to a new address, and leads from the old one', async () => {
    await change(3, { slug: 'only-mongolian' });
    const old = await visitor.call(endpoints.getProduct, { params: { slug: 'mongolian-only' } });
    expect([old.status, old.headers['location']]).toEqual([301, `${shopApiPrefix}/products/only-mongolian`]);
  });

  it('keeps the nutrition, the contents and what the editor does not show', async () => {
    const before = await test.shop.db.selectFrom('products').select('details').where('id', '=', 3).executeTakeFirst();
    await change(3, {});
    const after = await test.shop.db.selectFrom('products').select('details').where('id', '=', 3).executeTakeFirst();
    expect(after).toEqual(before);
  });

  it('is for the staff of its vendor alone', async () => {
    expect(await slugsOf({}, other)).toEqual([]);
    expect(await other.reject(endpoints.getStaffProduct, { params: { id: 1 } })).toMatchObject({ status: 404 });
    expect((await change(1, {}, other)).status).toBe(404);
    const codes = hat.variants.map(variant => ({ ...variant, sku: 'OWN' }));
    expect(Object.keys(errorOf(await create({ variants: codes }, other)).errors ?? {})).toEqual(['vendor_id']);
    expect((await create({ variants: codes, vendor_id: 2 }, other)).status).toBe(201);
    expect(await slugsOf({}, other)).toHaveLength(1);
    expect((await other.call(endpoints.getProductChoices)).body.vendors).toEqual([{ id: 2, name: 'Өөр' }]);
  });
});

it('takes pictures, and nothing else', async () => {
  const upload = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('image', new Blob([bytes]), 'photo.jpg');
    return sendForm<{ image: string }>(test.app, staff, endpoints.addProductImage, form);
  };
  const { status, body } = await upload(Uint8Array.from(await scene(300, 200).jpeg().toBuffer()));
  expect(status).toBe(201);
  expect(body.image).toMatch(/^\/pictures\/product-[0-9a-f]{32}$/);
  expect((await upload(new TextEncoder().encode('<svg/>'))).body).toMatchObject({ code: 'IMAGE_TYPE' });
});

it('goods are sold before they arrive, and shoppers suggest their price, until staff change it', async () => {
  const arrival = new Date(test.shop.clock().getTime() + 20 * 86_400_000).toISOString();
  const { body: created } = await create({
    ...{ slug: 'early-hat', pre_order_at: arrival, suggestion: true },
    variants: [{ ...hat.variants[0]!, sku: 'HAT-EARLY' }],
  });
  expect(created).toMatchObject({ pre_order_at: arrival, suggestion: true });
  const shown = async () => (await staff.call(endpoints.getProduct, { params: { slug: 'early-hat' } })).body;
  expect(await shown()).toMatchObject({ details: { pre_order_at: arrival }, suggestion: true });
  await change(created.id, { pre_order_at: null, suggestion: false });
  test.pass(1000);
  expect(await shown()).toMatchObject({ details: { pre_order_at: null }, suggestion: false });
});
