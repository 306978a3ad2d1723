import { listAuditEntries, listSubscriptions, listWalletOwners } from '@ortoo/contracts/endpoints';
import { fillWallet } from '../testing/books';
import { newShopper } from '../testing/buyers';
import { testClient, type TestClient } from '../testing/client';
import { signedInStaff } from '../testing/returns';
import { makeMember } from '../testing/staff';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { accessTable } from './access.rules';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  staff = await signedInStaff(test);
});
afterAll(() => test.close());

const linesOf = async (path: string, client = staff): Promise<string[]> => {
  const { status, body, headers } = await client.get<string>(path, undefined, { 'accept-language': 'en' });
  expect([path, status]).toEqual([path, 200]);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="\w+\.csv"$/);
  expect(headers['cache-control']).toBe('private, no-store');
  return body.replace('\uFEFF', '').trim().split('\r\n');
};
const subscribe = (emails: string[], state: 'confirmed_at' | 'ended_at' = 'confirmed_at') =>
  test.shop.db
    .insertInto('subscriptions')
    .values(
      emails.map(email => ({
        ...{ email, site: 'ortoo', locale: 'mn' as const, token: `${email}-${'t'.repeat(20)}` },
        ...{ requested_at: test.shop.clock(), confirmed_at: test.shop.clock() },
        ...(state === 'ended_at' && { ended_at: test.shop.clock() }),
      })),
    )
    .execute();

it('has every row of the list, of all its pages, and the heads in the reader’s language', async () => {
  await subscribe(Array.from({ length: 1_203 }, (_, at) => `reader-${at}@example.org`));
  const lines = await linesOf('/back_office/subscriptions/export.csv?q=reader-');
  expect(lines[0]).toBe('Email,Site,Language,State,Requested,Confirmed,Unsubscribed');
  expect(lines).toHaveLength(1_204);
  expect(new Set(lines).size).toBe(1_204);
});

it('has the filters of the list', async () => {
  await subscribe(['gone@example.org'], 'ended_at');
  const query = { state: 'ended' as const, q: 'gone' };
  const { total_count } = (await staff.call(listSubscriptions, { query })).body;
  expect(await linesOf('/back_office/subscriptions/export.csv?state=ended&q=gone')).toHaveLength(total_count + 1);
  expect((await staff.get('/back_office/subscriptions/export.csv?state=unknown')).status).toBe(422);
});

it('writes a name that a spreadsheet would calculate as text', async () => {
  const { id } = await newShopper(test);
  await test.shop.db.updateTable('users').set({ firstname: '=cmd|A1', lastname: '' }).where('id', '=', id).execute();
  await fillWallet(test, id, 'store_credit', 35_000);
  const [found] = (await staff.call(listWalletOwners, { query: { q: '=cmd' } })).body.owners;
  const lines = await linesOf(`/back_office/wallets/export.csv?q=${encodeURIComponent('=cmd')}`);
  expect(lines[1]).toContain(`'${found?.name ?? 'nobody'},`);
  expect(lines[1]).toContain(',35000,');
});

it('reads a list without pages into the past', async () => {
  const administrator = testClient(test.app);
  await administrator.signIn('admin@example.mn', 'Admin-2026');
  const { id: user_id } = await test.shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@example.mn')
    .executeTakeFirstOrThrow();
  const entry = { user_id, action: 'changeVariant', subject: 'variant' as const, subject_id: '11', request_id: 'test' };
  const rows = Array.from({ length: 1_001 }, () => ({ ...entry, at: test.shop.clock() }));
  await test.shop.db.insertInto('audit_entries').values(rows).execute();
  const all = await linesOf('/back_office/audit/export.csv?action=changeVariant', administrator);
  expect(all).toHaveLength(1_002);
  const { entries } = (await administrator.call(listAuditEntries, { query: { per_page: 1 } })).body;
  expect(all[1]).toContain(`${entries[0]?.subject} ${entries[0]?.subject_id}`);
});

it('is for those who may read the list', async () => {
  const { client, id } = await newShopper(test);
  await test.shop.db.updateTable('users').set({ roles: '["shopper","staff"]' }).where('id', '=', id).execute();
  await makeMember(test.shop.db, id, 'Accountant');
  const files = Object.entries(accessTable).filter(([route]) => /^GET \/back_office\/\w+\/export\.csv$/.test(route));
  expect(files.length).toBeGreaterThan(10);
  for (const [route, access] of files) {
    const path = route.slice('GET '.length);
    const [file, list] = [await client.get(path), await client.get(path.replace('/export.csv', ''))];
    expect([path, file.status, list.status]).toEqual([path, ...(access === 'staff:money' ? [200, 200] : [403, 403])]);
  }
});
