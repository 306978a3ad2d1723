import { addLineItem } from '@ortoo/contracts/endpoints';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop({ limitsFactor: 0.05 })));
afterAll(() => test.close());

const line = { line_item: { variant_id: 11, quantity: 1 } };
const open = (client = testClient(test.app)) => client.call(addLineItem, { params: { number: '0' }, body: line });

it('limits new carts of a visitor, but not of users with a cart or an account', async () => {
  const first = await testClient(test.app).call(addLineItem, { params: { number: '0' }, body: line });
  const statuses = [first.status];
  for (let time = 0; time < 3; time += 1) statuses.push((await open()).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  const rejected = await open();
  expect(rejected).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);

  const own = await testClient(test.app).call(addLineItem, {
    params: first.body,
    body: {
      ...line,
      order_token: first.body.token ?? '',
    },
  });
  expect(own.status).toBe(201);
  const shopper = testClient(test.app);
  await shopper.signIn('shopper@example.mn', 'Shopper-2026');
  expect((await open(shopper)).status).toBe(201);
});

it('limits the calls of a visitor, but not those of the shop itself', async () => {
  const read = (headers: Record<string, string> = {}) =>
    test.app.inject({ url: '/api/v2/option_types', headers, remoteAddress: '192.0.2.9' });
  const statuses = [];
  for (let time = 0; time < 151; time += 1) statuses.push((await read()).statusCode);
  expect(statuses.indexOf(429)).toBe(150);
  expect((await read({ ...test.shop.internal.headers })).statusCode).toBe(200);
});
