import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

it.each([
  ['GET', '/sandbox/invoices/%00', undefined, 400],
  ['POST', '/sandbox/invoices/a%00', { action: 'approve' }, 400],
  ['GET', '/sandbox/most/%00', undefined, 400],
  ['GET', '/sandbox/card/payment/mn/%00', undefined, 400],
  ['POST', '/sandbox/card/tokens/%00', { state: 'EMPTY' }, 400],
  ['POST', '/sandbox/loans/%00', { action: 'approve' }, 400],
  ['POST', '/sandbox/bank', { amount: 1, remittance: '\u0000' }, 400],
  ['GET', '/sandbox/invoices/none', undefined, 404],
  ['GET', '/dev/outbox/attachments/1e99', undefined, 400],
  ['GET', '/dev/outbox/attachments/-1e99', undefined, 400],
  ['GET', '/dev/outbox/attachments/99999999999', undefined, 400],
  ['GET', '/dev/outbox/attachments/1.5', undefined, 400],
  ['GET', '/dev/outbox/attachments/%00', undefined, 404],
] as const)('%s %s %j is answered with %d', async (method, url, payload, status) => {
  const answer = await test.app.inject({ method, url, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(status);
});
