import type { Order } from '@ortoo/contracts';
import { countSale, getOrder } from '@ortoo/contracts/endpoints';
import type { TestClient } from '../testing/client';
import { sandboxPage, toInvoice } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let client: TestClient;
let order: Order;
const count = (visitor: TestClient, number: string) => visitor.call(countSale, { params: { number } });

beforeAll(async () => {
  test = await startTestShop();
  client = await signedInShopper(test, 'counted');
  order = await toInvoice(client, 'qr');
});
afterAll(() => test.close());

it('is no sale before it is paid', async () => {
  expect((await count(client, order.number)).body).toEqual({ first: false });
});

it('returns it to one of several simultaneous callers, and to none after', async () => {
  await client.post(sandboxPage(order), { action: 'approve' });
  const { body: paid } = await client.call(getOrder, { params: order });
  expect(paid.completed_at).not.toBeNull();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => count(client, order.number)));
  expect(answers.filter(({ body }) => body.first)).toHaveLength(1);
  expect((await count(client, order.number)).body).toEqual({ first: false });
  const { body: after } = await client.call(getOrder, { params: order });
  expect(after).toEqual(paid);
});

it('is counted by its owner only', async () => {
  const stranger = await signedInShopper(test, 'stranger');
  expect((await count(stranger, order.number)).status).toBe(404);
});
