import { documentPaths, shopApiPrefix } from '@ortoo/contracts';
import { addAddress, addWish, listOwnOrders, updateProfile } from '@ortoo/contracts/endpoints';
import { sql } from 'kysely';
import { exampleAddress, testClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { boots, paidOrder } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { personalTables } from './personal-data.tables';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterAll(() => test.close());

/** Rows that say which member of staff did something; they are not about a shopper. */
const ofStaff = [
  'contact_forms.handled_by',
  'coupon_scans.user_id',
  'coupons.used_by',
  'day_closings.closed_by',
  'money_grants.decided_by',
  'money_grants.proposed_by',
  'quotes.answered_by',
  'return_authorizations.decided_by',
  'site_versions.author_id',
  'sites.draft_by',
];

it('knows every table of the database that has rows of one user', async () => {
  const { rows } = await sql<{ at: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as at
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(test.shop.db);
  const known = Object.entries(personalTables).map(([table, { column }]) => `${table}.${column}`);
  expect(rows.map(({ at }) => at).sort()).toEqual([...known, ...ofStaff].sort());
});

it('exports everything of a user, readable and as JSON, and nothing of others', async () => {
  const { client, order } = await paidOrder(test, boots, 1);
  const { order: foreign } = await paidOrder(test, boots, 1);
  await client.call(updateProfile, { body: { firstname: 'Оюун', lastname: '' } });
  await client.call(addAddress, { body: { ...exampleAddress, address2: '</script><b>x</b>' } });
  await client.call(addWish, { body: { variant_id: boots } });
  const answer = await test.app.inject({
    url: shopApiPrefix + documentPaths.personalData,
    headers: { cookie: client.cookie() },
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html',
    'content-disposition': 'attachment; filename="ortoo.html"',
    'cache-control': 'private, no-store',
  });
  expect(answer.body).toContain('Оюун');
  expect(answer.body).toContain(order.number);
  expect(answer.body).not.toContain(foreign.number);
  expect(answer.body).not.toContain('<b>x</b>');
  expect(answer.body).toMatch(/<h2>Таалагдсан<\/h2><table><tr><td>[^<]*<\/td><td>boots мн/);
  const [, json = ''] = /id="data">(.*?)<\/script>/s.exec(answer.body) ?? [];
  const data = JSON.parse(json) as { tables: Record<string, Record<string, unknown>[]>; movements: unknown[] };
  expect(Object.keys(data.tables).sort()).toEqual(Object.keys(personalTables).sort());
  expect(data.tables['orders']).toEqual([expect.objectContaining({ number: order.number })]);
  expect(data.tables['addresses']).toContainEqual(expect.objectContaining({ address2: '</script><b>x</b>' }));
  expect(data.tables['sessions']?.[0]).not.toHaveProperty('token_hash');
  const { token } = await test.shop.db
    .selectFrom('orders')
    .select('token')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  expect(json).not.toContain(token);
  expect(data.movements.length).toBeGreaterThan(0);
  expect((await client.call(listOwnOrders)).body.total_count).toBe(1);
});

it('is closed to visitors', async () => {
  expect(await testClient(test.app).get(documentPaths.personalData)).toMatchObject({ status: 401 });
});
