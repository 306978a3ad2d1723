import * as endpoints from '@ortoo/contracts/endpoints';
import { createAuthenticator } from '../testing/authenticator';
import { testClient } from '../testing/client';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';

let postgres: TestPostgres;
let shops: TestShop[];
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  shops = [await startTestShop({ databaseUrl: postgres.url }), await startTestShop({ databaseUrl: postgres.url })];
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await postgres.close();
});

const client = (at: number) => testClient(shops[at % 2]!.app);
const shop = () => shops[0]!.shop;
const shopper = async () => {
  const own = client(0);
  await own.signIn('shopper@example.mn', 'Shopper-2026');
  return own;
};

it('leaves one way in when all are removed at once', async () => {
  const own = await shopper();
  const { id } = (await own.call(endpoints.getSession)).body.user!;
  await shop()
    .db.updateTable('users')
    .set({ password_hash: null, email_confirmed_at: null, phone_confirmed_at: null })
    .where('id', '=', id)
    .execute();
  for (let round = 0; round < 10; round += 1) {
    await shop().db.deleteFrom('social_links').execute();
    const created_at = shop().clock();
    const rows = (['google', 'facebook'] as const).map(provider => ({ provider, subject: `s${round}` }));
    await shop()
      .db.insertInto('social_links')
      .values(rows.map(row => ({ ...row, user_id: id, created_at })))
      .execute();
    const answers = await Promise.all(
      rows.map(({ provider }, at) => {
        const other = client(at);
        other.setCookie(own.cookie());
        return other.reject(endpoints.removeSocialLink, { params: { provider } });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  }
});

it('uses a passkey’s answer once of ten at once', async () => {
  await shop().db.deleteFrom('passkeys').execute();
  const authenticator = createAuthenticator({ origin: shop().hosts.originOf('ortoo') });
  const { id: user_id } = await shop()
    .db.selectFrom('users')
    .select('id')
    .where('email', '=', 'staff@example.mn')
    .executeTakeFirstOrThrow();
  const own = client(0);
  await own.signIn('staff@example.mn', 'Staff-2026');
  const created = authenticator.create((await own.call(endpoints.beginPasskey)).body);
  expect((await own.call(endpoints.addPasskey, { body: { response: created } })).status).toBe(201);
  const response = authenticator.get((await client(0).call(endpoints.beginPasskeySignIn)).body);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client(0).reject(endpoints.signInWithPasskey, { body: { response } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'PASSKEY_EXPIRED')).toHaveLength(9);
  const sessions = await shop().db.selectFrom('sessions').select('id').where('user_id', '=', user_id).execute();
  expect(sessions).toHaveLength(2);
});
