import type { NewStaffMember, StaffMember, StaffRole } from '@ortoo/contracts';
import {
  acceptStaffInvitation,
  addStaffMember,
  changeStaffMember,
  changeStaffRole,
  createStaffRole,
  getOwnUser,
  listAuditEntries,
  listStaffCoupons,
  listStaffInvitations,
  listStaffMembers,
  listStaffRoles,
  removeStaffInvitation,
  removeStaffMember,
  removeStaffRole,
} from '@ortoo/contracts/endpoints';
import { latestMessages } from '../db/outbox.tables';
import { deliverable } from '../emails/api';
import { newShopper } from '../testing/buyers';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let admin: TestClient;
let roles: Record<string, StaffRole> = {};
beforeAll(async () => {
  test = await startTestShop();
  admin = await signedIn('admin@example.mn', 'Admin-2026');
  const listed = (await admin.call(listStaffRoles)).body.roles;
  roles = Object.fromEntries(listed.map(role => [role.name.en, role]));
});
afterAll(() => test.close());

const signedIn = async (login: string, password: string) => {
  const client = testClient(test.app);
  expect((await client.signIn(login, password)).status).toBe(201);
  return client;
};
const idOf = (role: string) => roles[role]?.id ?? 0;
const add = (client: TestClient, login: string, role: string, vendor: string | null = null) =>
  client.call(addStaffMember, { body: { login, role_id: idOf(role), vendor } });
const find = async (q: string): Promise<StaffMember | undefined> =>
  (await admin.call(listStaffMembers, { query: { q } })).body.members[0];

let people = 0;
/** A shopper who became a member with this role. */
const member = async (role: string) => {
  people += 1;
  const { client, id } = await newShopper(test);
  const login = `member${people}@example.org`;
  await test.shop.db.updateTable('users').set({ email: login }).where('id', '=', id).execute();
  expect((await add(admin, login, role)).body.member).toMatchObject({ id, role: { id: idOf(role) } });
  return { client, id, login };
};

describe('a member', () => {
  it('is an account that gets a role, from its next request on', async () => {
    const { client, id } = await member('Scanner');
    expect((await client.call(listStaffCoupons)).status).toBe(200);
    const { body } = await client.call(getOwnUser);
    expect(body).toMatchObject({ roles: ['shopper', 'staff'], rights: ['scan'], vendor: null });

    const params = { id };
    await admin.call(changeStaffMember, { params, body: { role_id: idOf('Accountant'), vendor: null } });
    expect((await client.reject(listStaffCoupons)).status).toBe(403);
    expect((await client.call(getOwnUser)).body.rights).toEqual(['money']);

    expect((await admin.call(removeStaffMember, { params })).status).toBe(204);
    const after = (await client.call(getOwnUser)).body;
    expect([after.roles, after.rights]).toEqual([['shopper'], undefined]);
    const { entries } = (await admin.call(listAuditEntries, { query: { subject: 'member', subject_id: String(id) } }))
      .body;
    expect(entries.map(({ action, before, after: then }) => [action, before?.['role'], then?.['role']])).toEqual([
      ['removeStaffMember', 'Нягтлан бодогч', undefined],
      ['changeStaffMember', 'Тасалбар шалгагч', 'Нягтлан бодогч'],
      ['addStaffMember', undefined, 'Тасалбар шалгагч'],
    ]);
  });

  it('of one seller has the rights that know its rows', async () => {
    const { client, id } = await member('Scanner');
    const body = { role_id: idOf('Manager'), vendor: 'maker' };
    expect((await admin.call(changeStaffMember, { params: { id }, body })).body).toMatchObject({
      rights: ['scan', 'orders', 'catalogue'],
      vendor: { code: 'maker' },
    });
    expect((await client.call(getOwnUser)).body.vendor).toEqual({ code: 'maker', name: 'Урлан' });
    const useless = { role_id: idOf('Accountant'), vendor: 'maker' };
    const rejected = await admin.reject(changeStaffMember, { params: { id }, body: useless });
    expect([rejected.status, rejected.body.code]).toEqual([422, 'STAFF_RIGHTS_VENDOR']);
  });

  it.each<[string, Partial<NewStaffMember>, number, string]>([
    ['who is one already', { login: 'staff@example.mn' }, 409, 'STAFF_MEMBER_EXISTS'],
    ['who is an administrator', { login: 'admin@example.mn' }, 409, 'STAFF_MEMBER_EXISTS'],
    ['with an unknown phone', { login: '88001122' }, 422, 'STAFF_ACCOUNT_MISSING'],
    ['with a login that is none', { login: 'nobody@' }, 422, 'EMAIL_FORMAT'],
    ['with a role that there is not', { role_id: 999 }, 422, 'INVALID'],
    ['of a seller that there is not', { vendor: 'nobody' }, 422, 'INVALID'],
  ])('is not added: %s', async (_, change, status, code) => {
    const body = { login: '99112233', role_id: idOf('Seller'), vendor: null, ...change };
    const answer = await admin.reject(addStaffMember, { body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is found by a part of the name, the phone or the address, and by role', async () => {
    const listed = (await admin.call(listStaffMembers, { query: { role_id: idOf('Manager') } })).body;
    expect(listed.members.map(({ email }) => email)).toContain('staff@example.mn');
    expect(listed.members.every(({ role }) => role?.id === idOf('Manager'))).toBe(true);
    expect(await find('Анужин')).toMatchObject({ email: 'admin@example.mn', role: null, has_second_factor: false });
    expect(await find('нэр байхгүй')).toBeUndefined();
  });
});

describe('whoever manages staff', () => {
  const managers = async (rights: StaffRole['rights']) => {
    const name = { mn: `Удирдах ${people}`, en: `Managers ${people}` };
    const { body } = await admin.call(createStaffRole, { body: { name, rights } });
    roles[name.en] = body;
    return { ...(await member(name.en)), role: body };
  };

  it('gives no right that they do not have', async () => {
    const { client, id, role } = await managers(['people', 'scan']);
    const { id: other } = await member('Scanner');
    const params = { id: other };
    const rejections = await Promise.all([
      client.reject(addStaffMember, { body: { login: '99112233', role_id: idOf('Accountant'), vendor: null } }),
      client.reject(changeStaffMember, { params, body: { role_id: idOf('Manager'), vendor: null } }),
      client.reject(createStaffRole, { body: { name: { mn: 'Мөнгө', en: 'Money' }, rights: ['money'] } }),
      client.reject(changeStaffRole, {
        params: { id: role.id },
        body: { name: role.name, rights: [...role.rights, 'money'] },
      }),
      client.reject(changeStaffMember, { params: { id }, body: { role_id: idOf('Manager'), vendor: null } }),
    ]);
    expect(rejections.map(({ status, body }) => [status, body.code])).toEqual(
      rejections.map(() => [403, 'STAFF_RIGHTS_EXCEEDED']),
    );
    expect((await client.call(changeStaffMember, { params, body: { role_id: role.id, vendor: null } })).status).toBe(
      200,
    );
  });

  it('does not change administrators', async () => {
    const { client } = await managers(['people', 'scan', 'orders']);
    const id = (await find('admin@example.mn'))?.id ?? 0;
    expect((await client.reject(removeStaffMember, { params: { id } })).status).toBe(403);
    const body = { role_id: idOf('Scanner'), vendor: null };
    expect((await client.reject(changeStaffMember, { params: { id }, body })).status).toBe(403);
    expect((await admin.reject(removeStaffMember, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('is never the last one to go', async () => {
    const { client, id, role } = await managers(['people', 'scan', 'money']);
    const others = await test.shop.db
      .selectFrom('staff_members as m')
      .innerJoin('staff_roles as r', 'r.id', 'm.role_id')
      .select(['m.user_id', 'r.rights'])
      .where('m.user_id', '!=', id)
      .execute();
    for (const { user_id, rights } of others)
      if (rights.includes('people')) await admin.call(removeStaffMember, { params: { id: user_id } });
    const administrators = test.shop.db.updateTable('users').where('email', '=', 'admin@example.mn');
    await administrators.set({ roles: '["shopper"]' }).execute();
    const params = { id };
    const rejections = [
      await client.reject(removeStaffMember, { params }),
      await client.reject(changeStaffMember, { params, body: { role_id: idOf('Scanner'), vendor: null } }),
      await client.reject(changeStaffMember, { params, body: { role_id: role.id, vendor: 'maker' } }),
      await client.reject(changeStaffRole, {
        params: { id: role.id },
        body: { name: role.name, rights: ['scan', 'money'] },
      }),
    ];
    await administrators.set({ roles: '["shopper","staff","admin"]' }).execute();
    expect(rejections.map(({ status, body }) => [status, body.code])).toEqual(
      rejections.map(() => [409, 'STAFF_LAST_MANAGER']),
    );
    expect((await client.call(getOwnUser)).body.rights).toEqual(['people', 'scan', 'money']);
  });
});

describe('a role', () => {
  it('is created, changed and removed while nobody has it', async () => {
    const fields = { name: { mn: 'Шалган', en: 'Entrance' }, rights: ['scan' as const, 'orders' as const] };
    const { body: role } = await admin.call(createStaffRole, { body: fields });
    expect(role).toMatchObject({ ...fields, members_count: 0, invitations_count: 0 });
    roles['Entrance'] = role;
    const { client, id } = await member('Entrance');
    const params = { id: role.id };
    await admin.call(changeStaffRole, { params, body: { ...fields, rights: ['orders'] } });
    expect((await client.reject(listStaffCoupons)).status).toBe(403);
    expect(errorOf(await admin.call(removeStaffRole, { params })).code).toBe('STAFF_ROLE_USED');
    await admin.call(removeStaffMember, { params: { id } });
    expect((await admin.call(removeStaffRole, { params })).status).toBe(204);
    expect((await admin.reject(removeStaffRole, { params })).status).toBe(404);
  });

  it('has a name of its own, and rights that there are', async () => {
    const name = { mn: 'МЕНЕЖЕР', en: 'Boss' };
    const rejected = await admin.reject(createStaffRole, { body: { name, rights: ['scan'] } });
    expect([rejected.status, rejected.body.code, Object.keys(rejected.body.errors ?? {})]).toEqual([
      409,
      'STAFF_ROLE_EXISTS',
      ['mn'],
    ]);
    for (const rights of [[], ['everything']])
      expect((await admin.post(createStaffRole.path, { name: { mn: 'А', en: 'A' }, rights })).status).toBe(422);
  });
});

describe('an invitation', () => {
  const tokenIn = async (email: string): Promise<string> => {
    const sent = deliverable(test.shop, (await latestMessages(test.shop.db, 1))[0]!);
    expect(sent.recipient).toBe(email);
    return /\/sign-in\/invitation\?token=([\w-]+)/.exec(sent.body)?.[1] ?? '';
  };
  const accept = (token: string, password = 'Намрын шар навчис') =>
    testClient(test.app).call(acceptStaffInvitation, { body: { token, password, firstname: 'Тэмүүжин' } });

  it('lets its reader open an account with the role, once', async () => {
    const email = 'invited@example.org';
    const { body, status } = await add(admin, email, 'Seller', 'maker');
    expect([status, body.member, body.invitation]).toEqual([
      201,
      null,
      expect.objectContaining({ email, vendor: { code: 'maker', name: 'Урлан' }, is_expired: false }),
    ]);
    const token = await tokenIn(email);
    const weak = await accept(token, 'invited1234');
    expect([weak.status, errorOf(weak).code]).toEqual([422, 'PASSWORD_WEAK']);
    expect((await accept(token)).body).toEqual({ email, next: '/backoffice' });
    expect(errorOf(await accept(token)).code).toBe('LINK_EXPIRED');
    const client = await signedIn(email, 'Намрын шар навчис');
    expect((await client.call(getOwnUser)).body).toMatchObject({
      ...{ firstname: 'Тэмүүжин', roles: ['shopper', 'staff'], rights: ['orders', 'catalogue'] },
      vendor: { code: 'maker' },
    });
  });

  it('ends after three days, with the next one, and when it is withdrawn', async () => {
    const email = 'late@example.org';
    await add(admin, email, 'Scanner');
    const first = await tokenIn(email);
    await add(admin, email, 'Editor');
    const second = await tokenIn(email);
    expect(errorOf(await accept(first)).code).toBe('LINK_EXPIRED');
    const { invitations } = (await admin.call(listStaffInvitations)).body;
    const open = invitations.filter(one => one.email === email);
    expect(open).toMatchObject([{ role: { id: idOf('Editor') } }]);
    const params = { id: open[0]?.id ?? 0 };
    expect((await admin.call(removeStaffInvitation, { params })).status).toBe(204);
    expect((await admin.reject(removeStaffInvitation, { params })).status).toBe(404);
    expect(errorOf(await accept(second)).code).toBe('LINK_EXPIRED');

    await add(admin, email, 'Editor');
    const third = await tokenIn(email);
    test.pass(3 * 24 * 3_600_000);
    expect(errorOf(await accept(third)).code).toBe('LINK_EXPIRED');
    const late = await signedIn('admin@example.mn', 'Admin-2026');
    expect((await late.call(listStaffInvitations)).body.invitations).toMatchObject([{ email, is_expired: true }]);
    test.pass(-3 * 24 * 3_600_000);
  });

  it('does not take over an account that was opened meanwhile', async () => {
    const email = 'meanwhile@example.org';
    await add(admin, email, 'Scanner');
    const { id } = await newShopper(test);
    const own = test.shop.db.selectFrom('users').select(['password_hash', 'roles']).where('id', '=', id);
    await test.shop.db.updateTable('users').set({ email }).where('id', '=', id).execute();
    const before = await own.executeTakeFirst();
    const rejected = await accept(await tokenIn(email));
    expect(errorOf(rejected).code).toBe('LOGIN_TAKEN');
    expect(await own.executeTakeFirst()).toEqual(before);
  });
});
