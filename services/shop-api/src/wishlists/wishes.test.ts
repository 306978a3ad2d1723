import { addWish, listWishes, removeWish } from '@ortoo/contracts/endpoints';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()), 60_000);
afterAll(() => test.close());

const signedIn = async (login: string, password: string) => {
  const client = testClient(test.app);
  await client.signIn(login, password);
  const change = (endpoint: typeof addWish) => async (variant_id: number) =>
    (await client.call(endpoint, { body: { variant_id } })).body.wished_products?.map(wish => wish.variant_id);
  const all = async () => (await client.call(listWishes)).body.wished_products.map(wish => wish.variant_id);
  return { client, add: change(addWish), remove: change(removeWish), all };
};

it('stores each wish once, newest first, for its owner only', async () => {
  const shopper = await signedIn('shopper@example.mn', 'Shopper-2026');
  const staff = await signedIn('staff@example.mn', 'Staff-2026');
  for (const variant of [10, 20, 30]) await shopper.add(variant);
  expect(await shopper.add(20)).toEqual([30, 20, 10]);
  expect(await shopper.remove(20)).toEqual([30, 10]);
  expect(await shopper.remove(20)).toEqual([30, 10]);
  expect(await staff.all()).toEqual([]);
  expect(await shopper.all()).toEqual([30, 10]);
});

it('rejects an unknown variant, and visitors', async () => {
  const { client } = await signedIn('shopper@example.mn', 'Shopper-2026');
  expect(await client.reject(addWish, { body: { variant_id: 999 } })).toMatchObject({ status: 404 });
  expect(await client.post(addWish.path, { variant_id: 'x' })).toMatchObject({ status: 422 });
  expect(await testClient(test.app).reject(listWishes)).toMatchObject({ status: 401 });
});
