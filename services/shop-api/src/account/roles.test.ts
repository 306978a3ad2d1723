import type { SetRoles } from '@ortoo/contracts';
import { changeRoles, listStaffCoupons } from '@ortoo/contracts/endpoints';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const signedIn = async (login: string, password: string) => {
  const client = testClient(test.app);
  await client.signIn(login, password);
  return client;
};

it('revokes a right from the next request on, and grants it again', async () => {
  const admin = await signedIn('admin@example.mn', 'Admin-2026');
  const staff = await signedIn('staff@example.mn', 'Staff-2026');
  const set = (roles: SetRoles['roles']) => admin.call(changeRoles, { body: { login: 'Staff@example.mn', roles } });
  expect((await staff.call(listStaffCoupons)).status).toBe(200);
  expect(await set(['shopper'])).toMatchObject({ status: 200, body: { roles: ['shopper'] } });
  expect(await staff.reject(listStaffCoupons)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await staff.get('/users/me')).status).toBe(200);
  await set(['staff', 'staff']);
  expect((await staff.call(listStaffCoupons)).status).toBe(200);
});

it.each([
  ['an account that does not exist', { login: 'nobody@example.mn', roles: ['staff'] }, 404],
  ['one’s own', { login: 'admin@example.mn', roles: ['shopper'] }, 409],
  ['a role that there is not', { login: 'staff@example.mn', roles: ['owner'] }, 422],
  ['nothing at all', { login: 'staff@example.mn', roles: [] }, 422],
])('rejects %s', async (_, body, status) => {
  const admin = await signedIn('admin@example.mn', 'Admin-2026');
  expect((await admin.put(changeRoles.path, body)).status).toBe(status);
  expect(await admin.get('/users/me')).toMatchObject({ body: { roles: expect.arrayContaining(['admin']) } });
});
