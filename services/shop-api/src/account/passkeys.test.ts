import * as endpoints from '@ortoo/contracts/endpoints';
import { createAuthenticator } from '../testing/authenticator';
import { testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { dropEndedAccess } from './api';

let test: TestShop;
let origin: string;
let rpId: string;
beforeAll(async () => {
  test = await startTestShop();
  origin = test.shop.hosts.originOf('ortoo');
  rpId = new URL(origin).hostname;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.shop.db.deleteFrom('passkeys').execute();
  await test.shop.db.deleteFrom('passkey_challenges').execute();
});

const device = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36' };
const shopper = async () => {
  const client = testClient(test.app, device);
  await client.signIn('shopper@example.mn', 'Shopper-2026');
  return client;
};
type Authenticator = ReturnType<typeof createAuthenticator>;

const register = async (client: TestClient, authenticator: Authenticator) => {
  const options = (await client.call(endpoints.beginPasskey)).body;
  const body = { response: authenticator.create(options) };
  return client.call(endpoints.addPasskey, { body });
};
const optionsOf = async (client = testClient(test.app)) => (await client.call(endpoints.beginPasskeySignIn)).body;
const signIn = async (authenticator: Authenticator, client = testClient(test.app, device)) => {
  const body = { response: authenticator.get(await optionsOf(client)) };
  return client.call(endpoints.signInWithPasskey, { body });
};
const errorOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, (body as { code?: string }).code];
};

it('registers a passkey by the name of its device, and signs in with it', async () => {
  const authenticator = createAuthenticator({ origin });
  const own = await shopper();
  const added = await register(own, authenticator);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ name: 'Chrome · Android', is_synced: false, used_at: null });

  test.pass(1000);
  const client = testClient(test.app, device);
  const answer = await signIn(authenticator, client);
  expect(answer.status).toBe(201);
  expect(answer.body.user?.email).toBe('shopper@example.mn');
  expect((await client.call(endpoints.getOwnUser)).body.email).toBe('shopper@example.mn');
  const [passkey] = (await own.call(endpoints.listPasskeys)).body.passkeys;
  expect(passkey).toMatchObject({
    used_at: test.shop.clock().toISOString(),
    used_browser: 'Chrome',
    used_system: 'Android',
  });
});

it('asks for a passkey of this site that its owner unlocks, and for none that the user has', async () => {
  const own = await shopper();
  await register(own, createAuthenticator({ origin }));
  const options = (await own.call(endpoints.beginPasskey)).body;
  expect(options).toMatchObject({
    rp: { id: rpId, name: expect.any(String) },
    user: { name: 'shopper@example.mn' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ type: 'public-key' }],
  });
  expect(await optionsOf()).toMatchObject({ rpId, userVerification: 'required' });
});

it('counts as the second factor', async () => {
  const own = await shopper();
  const authenticator = createAuthenticator({ origin });
  await register(own, authenticator);
  await test.shop.db.deleteFrom('sessions').execute();
  await signIn(authenticator);
  const sessions = await test.shop.db.selectFrom('sessions').select('second_factor').execute();
  expect(sessions).toEqual([{ second_factor: true }]);
});

it('accepts each challenge once, in its time, and for its purpose', async () => {
  const own = await shopper();
  const authenticator = createAuthenticator({ origin });
  await register(own, authenticator);
  const client = testClient(test.app);
  const send = (response: ReturnType<Authenticator['get']>) =>
    errorOf(client.reject(endpoints.signInWithPasskey, { body: { response } }));

  const options = await optionsOf();
  expect((await send(authenticator.get(options)))[0]).toBe(201);
  expect(await send(authenticator.get(options))).toEqual([422, 'PASSKEY_EXPIRED']);

  const late = await optionsOf();
  test.pass(10 * 60_000);
  expect(await send(authenticator.get(late))).toEqual([422, 'PASSKEY_EXPIRED']);

  const again = await shopper();
  const { challenge } = (await again.call(endpoints.beginPasskey)).body;
  expect(await send(authenticator.get({ challenge, rpId }))).toEqual([401, 'PASSKEY_REJECTED']);

  const staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
  const response = createAuthenticator({ origin }).create((await again.call(endpoints.beginPasskey)).body);
  expect(await errorOf(staff.reject(endpoints.addPasskey, { body: { response } }))).toEqual([401, 'PASSKEY_REJECTED']);
});

it('rejects an unknown passkey, and the signature of another key', async () => {
  const authenticator = createAuthenticator({ origin });
  await register(await shopper(), authenticator);
  expect(await errorOf(signIn(createAuthenticator({ origin })))).toEqual([401, 'PASSKEY_REJECTED']);
  const options = await optionsOf();
  const { id, rawId } = authenticator.get(options);
  const response = { ...createAuthenticator({ origin }).get(options), id, rawId };
  const answer = testClient(test.app).reject(endpoints.signInWithPasskey, { body: { response } });
  expect(await errorOf(answer)).toEqual([401, 'PASSKEY_REJECTED']);
});

it.each<[string, Partial<Parameters<typeof createAuthenticator>[0]>]>([
  ['of another site', { origin: 'https://ortoo.example' }],
  ['whose owner did not unlock it', { verifiesUser: false }],
])('rejects the registration of a passkey %s', async (_, facts) => {
  const own = await shopper();
  const authenticator = createAuthenticator({ origin, ...facts });
  expect(await errorOf(register(own, authenticator))).toEqual([401, 'PASSKEY_REJECTED']);
  expect((await own.call(endpoints.listPasskeys)).body.passkeys).toEqual([]);
});

it('rejects a copied key whose counter has fallen behind, and accepts authenticators that do not count', async () => {
  const own = await shopper();
  const authenticator = createAuthenticator({ origin });
  await register(own, authenticator);
  expect((await signIn(authenticator)).status).toBe(201);
  authenticator.rewind(1);
  expect(await errorOf(signIn(authenticator))).toEqual([401, 'PASSKEY_REJECTED']);
  const silent = createAuthenticator({ origin, counts: false });
  await register(own, silent);
  expect((await signIn(silent)).status).toBe(201);
  expect((await signIn(silent)).status).toBe(201);
});

it('renames and removes a passkey, for its owner alone', async () => {
  const own = await shopper();
  const authenticator = createAuthenticator({ origin });
  const { id } = (await register(own, authenticator)).body;
  const stranger = testClient(test.app);
  await stranger.signIn('staff@example.mn', 'Staff-2026');
  const named = { params: { id }, body: { name: 'Утас' } };
  expect((await stranger.reject(endpoints.renamePasskey, named)).status).toBe(404);
  expect((await stranger.reject(endpoints.removePasskey, { params: { id } })).status).toBe(404);
  expect((await own.call(endpoints.renamePasskey, named)).body.name).toBe('Утас');
  expect((await own.call(endpoints.removePasskey, { params: { id } })).status).toBe(204);
  expect(await errorOf(signIn(authenticator))).toEqual([401, 'PASSKEY_REJECTED']);
});

it('adds a passkey once, and at most twenty', async () => {
  const own = await shopper();
  const authenticator = createAuthenticator({ origin });
  await register(own, authenticator);
  expect(await errorOf(register(own, authenticator))).toEqual([422, 'PASSKEY_EXISTS']);
  for (let count = 1; count < 20; count += 1) await register(own, createAuthenticator({ origin }));
  const full = await own.reject(endpoints.beginPasskey);
  expect([full.status, full.body.error]).toEqual([422, expect.stringContaining('20')]);
});

it('forgets challenges that nobody answered', async () => {
  await optionsOf();
  test.pass(10 * 60_000);
  await optionsOf();
  await dropEndedAccess(test.shop.db, test.shop.clock());
  expect(await test.shop.db.selectFrom('passkey_challenges').select('user_id').execute()).toHaveLength(1);
});

it('answers nonsense with an error of ours', async () => {
  const { challenge } = await optionsOf();
  const own = await shopper();
  const authenticator = createAuthenticator({ origin });
  await register(own, authenticator);
  const whole = authenticator.get({ challenge, rpId });
  for (const response of [{}, { clientDataJSON: 5 }, { ...whole.response, authenticatorData: 'AA' }]) {
    const answer = testClient(test.app).reject(endpoints.signInWithPasskey, {
      body: { response: { ...whole, response } },
    });
    expect((await answer).status).toBeLessThan(500);
  }
});
