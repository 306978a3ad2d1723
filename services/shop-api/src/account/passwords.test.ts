import { hash } from '@node-rs/argon2';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { findByPassword } from './password-sign-in';
import { hashPassword, isOutdated, passwordMatches } from './passwords';
import { findUserByLogin, insertUser } from './users.tables';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop({ contents: 'example' })));
afterAll(() => test.close());

it('recognises hashes of other parameters', async () => {
  expect(isOutdated(await hashPassword('x'))).toBe(false);
  expect(isOutdated(await hash('x', { memoryCost: 8192 }))).toBe(true);
  expect(isOutdated(await hash('x', { timeCost: 3, memoryCost: 19_456 }))).toBe(true);
});

it('accepts no password of an account without one', async () =>
  expect(await Promise.all([null, undefined].map(stored => passwordMatches(stored, '')))).toEqual([false, false]));

it('replaces an outdated hash when the password is right, and only then', async () => {
  const { db, clock } = test.shop;
  const login = { email: 'outdated@example.org' };
  const password_hash = await hash('right', { memoryCost: 8192 });
  await insertUser(db, { login, password_hash, firstname: '', lastname: '', roles: ['shopper'], now: clock() });
  expect(await findByPassword({ db }, login, 'wrong')).toBeUndefined();
  expect((await findUserByLogin(db, login))?.password_hash).toBe(password_hash);
  expect((await findByPassword({ db }, login, 'right'))?.email).toBe(login.email);
  const replaced = (await findUserByLogin(db, login))?.password_hash ?? '';
  expect([isOutdated(replaced), await passwordMatches(replaced, 'right')]).toEqual([false, true]);
});
