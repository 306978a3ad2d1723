import { randomToken, tokenHash } from '../http/tokens';
import { testClient, type TestClient } from './client';
import type { TestShop } from './test-shop';

/** A new signed-in shopper, without the cost of hashing a password. */
export const signedInShopper = async (
  test: TestShop,
  name: string,
  lastname = '',
  email = `${name}@example.org`,
  client = testClient(test.app),
  site = 'ortoo',
): Promise<TestClient> => {
  const { db, clock } = test.shop;
  const now = clock();
  const user = {
    email,
    phone: null,
    password_hash: '',
    firstname: name,
    lastname,
    roles: '["shopper"]',
    created_at: now,
  };
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  const token = randomToken();
  const session = { token_hash: tokenHash(token), user_id: id, site, created_at: now, seen_at: now };
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(now.getTime() + 1e9) })
    .execute();
  client.setCookie(`session=${token}`);
  return client;
};
