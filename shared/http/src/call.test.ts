import type { Endpoint } from '@ortoo/contracts';
import type { Api } from './api';
import { call } from './call';

const changeLine: Endpoint<{ params: { number: string }; body: { quantity: number } }, { total: string }> = {
  method: 'PUT',
  path: '/orders/:number/lines',
  access: 'order',
};
const listLines: Endpoint<{ query?: { page?: number } }, string[]> = { method: 'GET', path: '/lines', access: 'order' };

const calls: unknown[][] = [];
const client =
  (name: string) =>
  async (...sent: unknown[]) => {
    calls.push([name, ...sent]);
    return undefined as never;
  };
const shop = {
  get: client('get'),
  post: client('post'),
  put: client('put'),
  patch: client('patch'),
  delete: client('delete'),
};
const api: Api = { shop, search: shop };

beforeEach(() => void calls.splice(0));

it('sends the parts of the input where they belong', async () => {
  await call(api, changeLine, { params: { number: 'R 1' }, body: { quantity: 2 }, idempotencyKey: 'k' });
  await call(api, listLines, { query: { page: 2 } });
  await call(api, listLines);
  expect(calls).toEqual([
    ['put', '/orders/R%201/lines', { quantity: 2 }, { idempotencyKey: 'k' }],
    ['get', '/lines', { params: { page: 2 } }],
    ['get', '/lines', {}],
  ]);
});

it('has the types of its endpoint', async () => {
  // @ts-expect-error The body is missing.
  await call(api, changeLine, { params: { number: 'R1' } });
  // @ts-expect-error A quantity is a number.
  await call(api, changeLine, { params: { number: 'R1' }, body: { quantity: '2' } });
  // @ts-expect-error There is no such parameter of a query.
  await call(api, listLines, { query: { size: 2 } });
  // @ts-expect-error The answer has a total.
  const answer: { sum: string } = await call(api, changeLine, { params: { number: 'R1' }, body: { quantity: 2 } });
  expect(answer).toBeUndefined();
});
