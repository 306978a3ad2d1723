import {
  approveMoneyGrant,
  createMoneyGrant,
  getMoneyGrant,
  getWalletOwner,
  listMoneyGrants,
  listStaffVouchers,
  listStoreCreditEvents,
  listVouchers,
  listWalletOwners,
  redeemGiftCard,
  rejectMoneyGrant,
} from '@ortoo/contracts/endpoints';
import type { NewMoneyGrant } from '@ortoo/contracts';
import { balanceOf, expectBalancedBooks } from '../../testing/books';
import { newShopper } from '../../testing/buyers';
import { testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  [staff, admin] = [testClient(test.app), testClient(test.app)];
  await staff.signIn('staff@example.mn', 'Staff-2026');
  await admin.signIn('admin@example.mn', 'Admin-2026');
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const reason = 'Agreed by phone';
const correction = (user_id: number, amount: number): NewMoneyGrant => ({
  ...{ kind: 'correction', wallet: 'money', user_id, amount, reason },
});
const create = (client: TestClient, body: NewMoneyGrant) => client.call(createMoneyGrant, { body });
const refuse = (client: TestClient, body: NewMoneyGrant) => client.reject(createMoneyGrant, { body });

it('corrects a balance up and down, and never below zero', async () => {
  const { id, client } = await newShopper(test, { money: 10_000 });
  const { status, body } = await create(staff, correction(id, 5_000));
  expect([status, body.state, body.needs_approval]).toEqual([201, 'done', false]);
  await create(staff, correction(id, -12_000));
  expect(await balanceOf(test, `user:${id}:money`)).toBe(3_000);
  const short = await refuse(staff, correction(id, -3_001));
  expect(short.body).toMatchObject({ code: 'WALLET_SHORT', errors: { amount: expect.anything() } });
  const { store_credit_events } = (await client.call(listStoreCreditEvents)).body;
  expect(store_credit_events.slice(0, 2).map(({ memo, amount }) => [memo, amount])).toEqual([
    ['Залруулга', '-12000.0'],
    ['Залруулга', '5000.0'],
  ]);
});

it('lets another person approve what is above the limit, once', async () => {
  const { id } = await newShopper(test);
  const { body: proposed } = await create(staff, correction(id, 100_001));
  expect(proposed).toMatchObject({ state: 'proposed', needs_approval: true, is_own: true });
  expect(await balanceOf(test, `user:${id}:money`)).toBe(0);
  const own = await staff.reject(approveMoneyGrant, { params: proposed });
  expect([own.status, own.body.code]).toEqual([403, 'GRANT_OWN']);
  expect((await admin.call(listMoneyGrants)).body).toMatchObject({
    ...{ limit: '100000.0', money_grants: [{ id: proposed.id, is_own: false }] },
  });
  expect((await admin.call(approveMoneyGrant, { params: proposed })).body).toMatchObject({ state: 'done' });
  expect(await balanceOf(test, `user:${id}:money`)).toBe(100_001);
  const again = await admin.reject(approveMoneyGrant, { params: proposed });
  expect([again.status, again.body.code]).toEqual([409, 'GRANT_DECIDED']);
});

it('rejects and withdraws proposals, and moves nothing', async () => {
  const { id } = await newShopper(test);
  for (const client of [staff, admin]) {
    const { body } = await create(staff, correction(id, 200_000));
    const decided = await client.call(rejectMoneyGrant, { params: body, body: { reason: 'Not agreed' } });
    expect(decided.body).toMatchObject({ state: 'rejected', decided_by: client === staff ? null : expect.any(String) });
    expect((await admin.reject(approveMoneyGrant, { params: body })).body.code).toBe('GRANT_DECIDED');
  }
  expect(await balanceOf(test, `user:${id}:money`)).toBe(0);
});

it('gives nobody money of their own', async () => {
  const own = await test.shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'staff@example.mn')
    .executeTakeFirstOrThrow();
  expect((await refuse(staff, correction(own.id, 1_000))).body.code).toBe('GRANT_OWN');
  const { body } = await create(admin, correction(own.id, 150_000));
  expect((await staff.reject(approveMoneyGrant, { params: body })).body.code).toBe('GRANT_OWN');
});

it('issues a gift card that can be redeemed', async () => {
  const { client, id } = await newShopper(test);
  const { body } = await create(staff, { kind: 'gift_card', amount: 50_000, expires_on: '2027-01-31', reason });
  expect(body).toMatchObject({ state: 'done', customer: null, expires_at: '2027-01-31T16:00:00.000Z' });
  const code = body.code ?? '';
  expect((await staff.call(getMoneyGrant, { params: body })).body.code).toBe(code);
  await client.call(redeemGiftCard, { body: { code } });
  expect(await balanceOf(test, `user:${id}:gift`)).toBe(50_000);
  const audited = await test.shop.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', 'gift_card')
    .execute();
  expect(JSON.stringify(audited)).not.toContain(code);
});

it('issues a voucher to a customer, and none that has expired', async () => {
  const { client, id } = await newShopper(test);
  const voucher: NewMoneyGrant = { kind: 'voucher', user_id: id, amount: 20_000, expires_on: null, reason };
  await create(staff, voucher);
  expect((await client.call(listVouchers)).body.vouchers).toMatchObject([{ amount: '20000.0', state: 'active' }]);
  const expired = await refuse(staff, { ...voucher, expires_on: '2026-11-20' });
  expect(expired.body).toMatchObject({ code: 'GRANT_EXPIRY', errors: { expires_on: expect.anything() } });
});

it('finds a voucher by its code in any notation and by its owner, with its state', async () => {
  const { id, client } = await newShopper(test);
  const { body: grant } = await create(staff, {
    ...{ kind: 'voucher', user_id: id, amount: 20_000, expires_on: '2026-12-31', reason },
  });
  expect(grant.state).toBe('done');
  const [{ code } = { code: '' }] = (await client.call(listVouchers)).body.vouchers;
  const { phone, email } = (await staff.call(getWalletOwner, { params: { id } })).body.customer;
  for (const q of [code, code.toLowerCase().replace('-', ' '), code.slice(-6), phone ?? email ?? '']) {
    const { vouchers } = (await staff.call(listStaffVouchers, { query: { q } })).body;
    expect(vouchers).toMatchObject([{ code, amount: '20000.0', state: 'active', customer: { id } }]);
  }
  expect((await staff.call(listStaffVouchers, { query: { q: 'V-000000000000' } })).body.vouchers).toEqual([]);
  const { body } = await staff.call(listStaffVouchers);
  expect(body.vouchers.length).toBe(body.count);
  expect(body.vouchers[0]?.code).toBe(code);
});

it('finds people by phone, email and name, with their wallets and movements', async () => {
  const { id } = await newShopper(test, { money: 7_000 });
  const { firstname, email } = await test.shop.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const q of [firstname ?? '', email ?? '']) {
    const { owners } = (await staff.call(listWalletOwners, { query: { q } })).body;
    expect(owners.find(owner => owner.id === id)).toMatchObject({ balance: '7000.0' });
  }
  expect((await staff.call(listWalletOwners, { query: { q: '99112233' } })).body.owners).toHaveLength(1);
  const { body } = await staff.call(getWalletOwner, { params: { id } });
  expect(body.store_credits.find(({ code }) => code === 'money')).toMatchObject({ amount_remaining: '7000.0' });
  expect(body.events.store_credit_events).toHaveLength(1);
});
