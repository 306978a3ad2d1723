import type { Token } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { testClient } from '../testing/client';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { endAllAccess } from './api';

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
const grant = { grant_type: 'password', username: 'shopper@example.mn', password: 'Shopper-2026' };
/** Requests are counted by the minute. */
const nextMinute = () => shops.forEach(shop => shop.pass(60_000));
const begin = async () => (await client(0).post<Token>('/oauth/token', grant)).body;
const refresh = (at: number, { refresh_token }: Token) =>
  client(at).post<Token>('/oauth/token', { grant_type: 'refresh_token', refresh_token });
const isLive = async ({ access_token }: Token) =>
  (await client(0).get('/users/me', undefined, { authorization: `Bearer ${access_token}` })).status === 200;
const liveTokens = async (userId: number) =>
  shops[0]!.shop.db
    .selectFrom('oauth_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();

it('leaves no token of a family alive whose refresh token is used twice at once', async () => {
  for (let round = 0; round < 20; round += 1) {
    nextMinute();
    const first = await begin();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => refresh(at, first)));
    const issued = answers.filter(({ status }) => status === 200);
    expect(issued).toHaveLength(1);
    expect(await isLive(issued[0]!.body)).toBe(false);
    expect((await refresh(round, issued[0]!.body)).status).toBe(400);
  }
});

it('leaves no token alive when all access ends during a refresh', async () => {
  const shop = shops[1]!.shop;
  const { id } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'shopper@example.mn')
    .executeTakeFirstOrThrow();
  for (let round = 0; round < 20; round += 1) {
    nextMinute();
    const first = await begin();
    await Promise.all([refresh(0, first), transact(shop.db, trx => endAllAccess(trx, id, { now: shop.clock() }))]);
    expect(await liveTokens(id)).toEqual([]);
  }
});
