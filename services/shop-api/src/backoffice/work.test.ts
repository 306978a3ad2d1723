import { getStaffWork } from '@ortoo/contracts/endpoints';
import { testClient } from '../testing/client';
import { makeMember } from '../testing/staff';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeEach(async () => void (test = await startTestShop()));
afterEach(() => test.close());

const workOf = async (role?: string, vendorId: number | null = null) => {
  const { db } = test.shop;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'staff@example.mn')
    .executeTakeFirstOrThrow();
  if (role) {
    await db.deleteFrom('staff_members').where('user_id', '=', id).execute();
    await makeMember(db, id, role, vendorId);
  }
  const staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
  return (await staff.call(getStaffWork)).body;
};

it('counts what waits for a manager', async () => {
  const message = { name: 'Bold', topic: 'order', message: 'Where?', site: 'ortoo', locale: 'en' } as const;
  const rows = [null, null, 'links' as const].map(held_for => ({
    ...{ ...message, held_for, email: 'bold@example.org', created_at: test.shop.clock() },
  }));
  await test.shop.db.insertInto('contact_forms').values(rows).execute();
  expect(await workOf()).toEqual({
    ...{
      to_pack: 0,
      to_send: 0,
      to_collect: 0,
      returns: 0,
      quotes: 0,
      transfers: 0,
      unmatched_payments: 0,
      bank_refunds: 0,
      money_grants: 0,
      receipts: 0,
      leases: 0,
      reviews: 0,
    },
    ...{ comments: 0, publications: 0, messages: 2, held_messages: 1 },
  });
});

it.each([
  ['Scanner', []],
  ['Accountant', ['transfers', 'unmatched_payments', 'bank_refunds', 'money_grants', 'receipts', 'leases']],
  ['Orders', ['to_pack', 'to_send', 'to_collect', 'returns', 'quotes']],
  ['Editor', ['reviews', 'comments', 'publications', 'messages', 'held_messages']],
])('shows a member with the role %s what its rights are for', async (role, names) =>
  expect(Object.keys(await workOf(role))).toEqual(names),
);

it('counts for the staff of one vendor what its own lists show', async () => {
  const { db } = test.shop;
  const { id } = await db.selectFrom('vendors').select('id').limit(1).executeTakeFirstOrThrow();
  expect(await workOf('Seller', id)).toEqual({
    ...{ to_pack: 0, to_send: 0, to_collect: 0 },
    ...{ returns: 0, quotes: 0 },
  });
});
