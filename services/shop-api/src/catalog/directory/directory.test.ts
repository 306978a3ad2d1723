import type { DirectoryEntry, DirectoryInput, DirectoryKind } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { errorOf, testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  visitor = testClient(test.app, { 'accept-language': 'en' });
  staff = testClient(test.app, { 'accept-language': 'en' });
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

const blank: DirectoryInput = {
  ...{ code: 'new-one', hidden: false, name: { mn: 'Шинэ', en: 'New one' }, description: { mn: 'Тайлбар' } },
  ...{ image: '/pictures/boots', phone: '77001234', email: '', tone: 'accent', place: 'store' },
  ...{ address: { mn: 'Их сургуулийн гудамж 3' }, directions: {}, province: '11' },
  hours: [{ days: [1, 2, 3], opens: '10:00', closes: '20:00' }],
  ...{ image_alt: { mn: 'Гутал' }, paragraphs: { mn: ['Нэг.'] }, product_ids: [1, 3] },
  published_at: '2026-11-01T00:00:00Z',
  ...{ parent_id: null, position: 3, swatch: null },
};
const list = async (kind: DirectoryKind) =>
  (await staff.call(endpoints.listDirectory, { params: { kind } })).body.entries;
const create = (kind: DirectoryKind, edit: Partial<DirectoryInput> = {}) =>
  staff.call(endpoints.createDirectoryEntry, { params: { kind }, body: { ...blank, ...edit } });
const inputOf = ({ id: _, products_count: __, products: ___, parent: ____, ...rest }: DirectoryEntry) => rest;
const change = (kind: DirectoryKind, entry: DirectoryEntry, edit: Partial<DirectoryEntry>) =>
  staff.call(endpoints.changeDirectoryEntry, {
    params: { kind, id: entry.id },
    body: { ...inputOf(entry), ...edit },
  });

/** What shoppers see of a kind. */
const shown = {
  vendors: async () => (await visitor.call(endpoints.listVendors)).body.vendors.map(({ name }) => name),
  brands: async () => (await visitor.call(endpoints.listBrands)).body.brands.map(({ name }) => name),
  badges: async () => (await visitor.call(endpoints.listBadges)).body.badges.map(({ name }) => name),
  stores: async () => (await visitor.call(endpoints.listStores)).body.stores.map(({ name }) => name),
  look_books: async () => (await visitor.call(endpoints.listLookBooks)).body.look_books.map(({ title }) => title),
} satisfies Partial<Record<DirectoryKind, () => Promise<string[]>>>;
const kinds = Object.keys(shown) as (keyof typeof shown)[];

describe.each(kinds)('%s', kind => {
  it('are added, changed and hidden, and shoppers see it', async () => {
    const created = await create(kind);
    expect(created).toMatchObject({ status: 201, body: { code: 'new-one', lock_version: 0, hidden: false } });
    test.pass(1000);
    expect(await shown[kind]()).toContain('New one');
    const renamed = await change(kind, created.body, { name: { mn: 'Шинэ', en: 'Renamed' } });
    expect(renamed.body).toMatchObject({ name: { en: 'Renamed' }, lock_version: 1 });
    test.pass(1000);
    expect(await shown[kind]()).toContain('Renamed');
    expect(await change(kind, created.body, {})).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await change(kind, renamed.body, { hidden: true });
    test.pass(1000);
    expect(await shown[kind]()).not.toContain('Renamed');
    expect((await list(kind)).find(({ code }) => code === 'new-one')).toMatchObject({ hidden: true });
  });

  it('need a name and a code of their own', async () => {
    const nameless = errorOf(await create(kind, { code: 'nameless', name: { en: 'Only English' } }));
    expect([nameless.code, Object.keys(nameless.errors ?? {})]).toEqual(['INVALID', ['name']]);
    const taken = errorOf(await create(kind));
    expect([taken.code, Object.keys(taken.errors ?? {})]).toEqual(['CODE_TAKEN', ['code']]);
  });
});

it('a look book has its products in their order, and a picture', async () => {
  const [everyday] = await list('look_books');
  expect(everyday?.products.map(({ id }) => id)).toEqual([3, 1, 8]);
  const { body } = await change('look_books', everyday!, { product_ids: [1, 3] });
  expect(body.product_ids).toEqual([1, 3]);
  const page = await visitor.call(endpoints.getLookBook, { params: { slug: 'everyday' } });
  expect(page.body.products.map(({ id }) => id)).toEqual([1, 3]);
  const wrong = errorOf(await change('look_books', body, { image: null, product_ids: [999] }));
  expect(Object.keys(wrong.errors ?? {}).sort()).toEqual(['image', 'product_ids']);
});

it('a store needs an address, a phone number and hours that end after they begin', async () => {
  const hours = [{ days: [1], opens: '20:00', closes: '10:00' }];
  const error = errorOf(await create('stores', { code: 'bad', address: {}, phone: '', hours }));
  expect(Object.keys(error.errors ?? {}).sort()).toEqual(['address', 'hours', 'phone']);
});

it('a renamed brand is in the search again, and the change in the audit log', async () => {
  const [ul] = await list('brands');
  await change('brands', ul!, { name: { ...ul!.name, en: 'Ul Boots' } });
  const page = await visitor.call(endpoints.getProduct, { params: { slug: 'boots' } });
  expect(page.body.brand?.name).toBe('Ul Boots');
  const entry = await test.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'changeDirectoryEntry', subject: 'brand', subject_id: '1' });
});

const taxonOf = async (permalink: string) =>
  (await visitor.call(endpoints.listTaxons)).body.taxons.find(taxon => taxon.permalink === permalink);

it('a category is added below another one, renamed, and stays where it is', async () => {
  const shoes = (await list('taxons')).find(({ code }) => code === 'shoes')!;
  const { body: slippers } = await create('taxons', { code: 'slippers', parent_id: shoes.id });
  expect(slippers).toMatchObject({
    code: 'slippers',
    parent_id: shoes.id,
    parent: `${shoes.parent} › ${shoes.name.en}`,
  });
  const permalink = 'goods/shoes/slippers';
  test.pass(1000);
  expect(await taxonOf(permalink)).toMatchObject({ parent_id: shoes.id, depth: 2, position: 3, name: 'New one' });
  const edit = { code: 'elsewhere', parent_id: null, position: 1, name: { mn: 'Шаахай', en: 'Slippers' } };
  const { body: renamed } = await change('taxons', slippers, edit);
  expect(renamed).toMatchObject({ code: 'slippers', parent_id: shoes.id, lock_version: 1 });
  test.pass(1000);
  expect(await taxonOf(permalink)).toMatchObject({ name: 'Slippers', position: 1 });
  expect(errorOf(await create('taxons', { code: 'slippers', parent_id: shoes.id })).code).toBe('CODE_TAKEN');
  expect((await create('taxons', { code: 'slippers' })).body).toMatchObject({ parent: '', parent_id: null });
});

it('a category is at most four levels below the first, and below one that exists', async () => {
  const shoes = (await list('taxons')).find(({ code }) => code === 'shoes')!;
  let parent_id = shoes.id;
  for (const code of ['three', 'four', 'five']) parent_id = (await create('taxons', { code, parent_id })).body.id;
  for (const wrong of [parent_id, 99_999])
    expect(errorOf(await create('taxons', { code: 'six', parent_id: wrong })).errors).toHaveProperty('parent_id');
  expect(errorOf(await create('taxons', { code: 'With.Dot' })).errors).toHaveProperty('code');
});

it('an option gets a new value, which products can be given at once', async () => {
  const choices = async () => (await staff.call(endpoints.getProductChoices)).body.option_types;
  const size = (await choices()).find(({ code }) => code === 'size')!;
  const large = { code: 'XXL', name: { mn: 'XXL' }, parent_id: size.id };
  const { status, body } = await create('option_values', large);
  expect([status, body.parent]).toEqual([201, size.name]);
  expect((await choices()).find(({ code }) => code === 'size')?.values).toContainEqual({ id: body.id, name: 'XXL' });
  const { body: coloured } = await change('option_values', body, { swatch: '#aabbcc', code: 'other' });
  expect(coloured).toMatchObject({ code: 'XXL', swatch: '#aabbcc', lock_version: 1 });
  expect(errorOf(await create('option_values', large)).code).toBe('CODE_TAKEN');
  const other = (await choices()).find(({ code }) => code !== 'size');
  if (other) expect((await create('option_values', { ...large, parent_id: other.id })).status).toBe(201);
  for (const parent_id of [null, 99_999])
    expect(errorOf(await create('option_values', { ...large, parent_id })).errors).toHaveProperty('parent_id');
});
