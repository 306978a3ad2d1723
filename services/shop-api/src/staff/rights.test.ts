import { type Access, type ApiErrorBody, type Right, rights } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { isForStaff } from '../http/access.rules';
import { newShopper } from '../testing/buyers';
import { testClient, type TestClient } from '../testing/client';
import { makeMember } from '../testing/staff';
import { startTestShop, type TestShop } from '../testing/test-shop';

/** Everybody who may call, or may not: the rights of each role, and what its staff do when they are of one vendor. */
const callers = {
  visitor: null,
  shopper: [],
  Manager: ['scan', 'orders', 'money', 'catalogue', 'content', 'promotions', 'roulette'],
  Scanner: ['scan'],
  Orders: ['orders'],
  Accountant: ['money'],
  Catalogue: ['catalogue'],
  Editor: ['content', 'promotions'],
  Seller: ['orders', 'catalogue'],
  content: ['content'],
  promotions: ['promotions'],
  releases: ['releases'],
  roulette: ['roulette'],
  people: ['people'],
  administrator: rights,
} as const satisfies Record<string, readonly Right[] | null>;
type Caller = keyof typeof callers;
const names = Object.keys(callers) as Caller[];

const staffEndpoints = Object.entries(endpoints).filter(([, { access }]) => isForStaff(access));

/** The example shop has no role with one of these rights alone. */
const makeRole = (right: string) =>
  clients.administrator!.call(endpoints.createStaffRole, {
    body: { name: { mn: right, en: right }, rights: [right as Right] },
  });

let test: TestShop;
const clients: Partial<Record<Caller, TestClient>> = {};
const members: Partial<Record<Caller, number>> = {};
beforeAll(async () => {
  test = await startTestShop();
  clients.visitor = testClient(test.app);
  clients.administrator = testClient(test.app);
  await clients.administrator.signIn('admin@example.mn', 'Admin-2026');
  for (const name of names.filter(one => !clients[one])) {
    const { client, id } = await newShopper(test);
    clients[name] = client;
    members[name] = id;
    if (name === 'shopper') continue;
    await test.shop.db.updateTable('users').set({ roles: '["shopper","staff"]' }).where('id', '=', id).execute();
    if (rights.some(right => right === name)) await makeRole(name);
    await makeMember(test.shop.db, id, name, name === 'Seller' ? 1 : null);
  }
});
afterAll(() => test.close());

const expected = (caller: Caller, access: Access, perVendor: boolean): string => {
  const granted: readonly Right[] | null = callers[caller];
  if (granted === null) return 'UNAUTHORIZED';
  if (access === 'staff') return caller === 'shopper' ? 'FORBIDDEN' : 'open';
  const isGranted = granted.some(right => access === `staff:${right}`);
  return isGranted && (caller !== 'Seller' || perVendor) ? 'open' : 'FORBIDDEN';
};

const cases = staffEndpoints.flatMap(([name, { access, perVendor }]) =>
  names.map(caller => [name, caller, expected(caller, access, perVendor === true)] as const),
);

const call = async (name: string, client: TestClient): Promise<string> => {
  const { method, path } = endpoints[name as keyof typeof endpoints];
  const url = path.replace(':number', 'R999999999').replace(/:\w+/g, '999999');
  const send = client[method.toLowerCase() as 'get'];
  const { status, body } = await send<ApiErrorBody>(url, method === 'GET' || method === 'DELETE' ? undefined : {});
  expect([name, status < 500]).toEqual([name, true]);
  return ['UNAUTHORIZED', 'FORBIDDEN', 'CSRF'].includes(body?.code) ? body.code : 'open';
};

it('knows the endpoints for staff, and opens and closes them', () => {
  expect(staffEndpoints.length).toBeGreaterThan(40);
  expect(new Set(cases.map(([, , decision]) => decision))).toEqual(new Set(['open', 'UNAUTHORIZED', 'FORBIDDEN']));
});

it.each(cases)('%s for %s: %s', async (name, caller, decision) => {
  expect(await call(name, clients[caller]!)).toBe(decision);
});

it('answers 403 from the request on after a right was taken away', async () => {
  const client = clients.Scanner!;
  const params = { id: members.Scanner! };
  const { roles } = (await clients.administrator!.call(endpoints.listStaffRoles)).body;
  const orders = roles.find(({ name }) => name.en === 'Orders')!;
  expect(await call('listStaffCoupons', client)).toBe('open');
  const body = { role_id: orders.id, vendor: null };
  await clients.administrator!.call(endpoints.changeStaffMember, { params, body });
  expect([await call('listStaffCoupons', client), await call('listShipments', client)]).toEqual(['FORBIDDEN', 'open']);
  await clients.administrator!.call(endpoints.removeStaffMember, { params });
  expect([await call('listShipments', client), await call('getStaffUser', client)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

it('describes to each caller the endpoints that are open to it', async () => {
  type Document = { paths: Record<string, unknown> };
  for (const name of names) {
    const { body } = await clients[name]!.get<Document>('/openapi.json');
    const described = JSON.stringify(Object.keys(body.paths));
    const granted: readonly Right[] = callers[name] ?? [];
    expect([name, described.includes('/back_office/statement')]).toEqual([name, granted.includes('money')]);
  }
});
