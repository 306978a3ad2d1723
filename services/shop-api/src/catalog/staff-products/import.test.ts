import type { ProductImport } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../../testing/client';
import { sendForm } from '../../testing/forms';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

const hat = {
  ...{ slug: 'wool-hat', kind: 'goods', taxon: 'goods/shoes', vendor: 'maker', price: 45_000 },
  text: { mn: { name: 'Ноосон малгай', description: 'Дулаан' } },
  ...{ availableOn: '2026-01-01', images: [], options: [], variants: [{ sku: 'HAT', options: {}, stock: 3 }] },
};

const send = async (name: string, content: string, apply = false) => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  if (apply) form.append('apply', 'true');
  return sendForm<ProductImport>(test.app, staff, endpoints.importStaffProducts, form);
};
const find = () => test.shop.db.selectFrom('products').select('id').where('slug', '=', 'wool-hat').executeTakeFirst();
const noted = () => test.shop.db.selectFrom('product_changes').select('product_id').execute();

it('checks a file: reports what is wrong by row, and saves nothing', async () => {
  const before = await noted();
  const rows = [
    hat,
    { ...hat, slug: 'cap', taxon: 'goods/hats' },
    { ...hat, slug: 'boots', price: -1 },
    { ...hat, slug: 'x' },
  ];
  const { status, body } = await send('products.json', `[${rows.map(row => JSON.stringify(row)).join(',\n')}]`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ is_applied: false, added: 1, changed: 0, unchanged: 0, rejected: 3 });
  expect(body.rows.map(({ slug, faults }) => [slug, faults[0]?.field, faults[0]?.text])).toEqual([
    ['cap', 'taxon', '«goods/hats» дэлгүүрт бүртгэлгүй байна'],
    ['boots', 'price', 'хэт бага эсвэл богино байна'],
    ['x', 'variants.0.sku', '«HAT» өөр бараанд бүртгэлтэй байна'],
  ]);
  expect(await find()).toBeUndefined();
  expect(await noted()).toEqual(before);
});

it('imports the good rows, with an entry in the audit log', async () => {
  const { body } = await send('products.json', JSON.stringify([hat, { ...hat, slug: 'Bad slug' }]), true);
  expect(body).toMatchObject({ is_applied: true, added: 1, rejected: 1 });
  const { id } = (await find()) ?? { id: 0 };
  expect((await noted()).at(-1)).toEqual({ product_id: id });
  const entry = await test.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toMatchObject({ action: 'importStaffProducts', subject_id: 'products.json', after: { added: 1 } });
  expect((await send('products.json', JSON.stringify([hat]), true)).body).toMatchObject({ added: 0, unchanged: 1 });
});

it('reads tables, too', async () => {
  const head = 'slug,kind,taxon,vendor,price,available_on,name_mn,sku,stock';
  const csv = `${head}\nscarf,goods,goods/shoes,maker,20000,2026-01-01,Ороолт,SCARF,2\nbad,goods,goods/shoes,maker,x,2026-01-01,Нэр,B,2`;
  const { body } = await send('products.csv', csv);
  expect(body).toMatchObject({ added: 1, rejected: 1 });
  expect(body.rows[0]).toMatchObject({ line: 3, slug: 'bad' });
  const dateless = await send('Products.CSV', csv.replace('20000,2026-01-01', '20000,'));
  expect(dateless.body.rows[0]?.faults).toContainEqual(expect.objectContaining({ field: 'available_on' }));
});

it('finds nothing in a file that is none', async () => {
  const { body } = await send('products.json', 'no JSON');
  expect(body).toMatchObject({ added: 0, changed: 0, unchanged: 0, rejected: 0 });
});
