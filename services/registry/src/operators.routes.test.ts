import { registryPaths } from '@ortoo/contracts';
import Fastify from 'fastify';
import { join } from 'node:path';
import { operatorsRoutes, type Operator } from './operators.routes';
import { id, openTestRegistry } from './testing/releases';
import { openVitals } from './vitals/vitals';

let shop: Awaited<ReturnType<typeof openTestRegistry>>;

beforeEach(async () => {
  shop = await openTestRegistry();
  for (const letter of ['a', 'b']) await shop.publish('catalog', id(letter));
});
afterEach(() => shop.close());

const open = async (operator: Operator) => {
  const clock = () => new Date('2026-11-21T10:00:00Z');
  const vitals = await openVitals(join(shop.root, 'vitals.json'), clock);
  const app = Fastify();
  const operatorOf = async () => operator;
  await app.register(operatorsRoutes, {
    registry: shop.registry,
    mayWrite: () => false,
    operatorOf,
    vitals,
    sites: () => ['ortoo'],
    clock,
  });
  return app;
};

it('records the signed-in user, whatever the order names', async () => {
  const app = await open({ allowed: true, name: 'Анужин Цэрэн' });
  const payload = { remote: 'catalog', release: id('a'), by: 'Somebody else', why: 'it is ready' };
  const answer = await app.inject({ method: 'POST', url: registryPaths.promote, payload });
  expect(answer.json()).toEqual({ release: id('a') });
  expect((await shop.store.history()).at(-1)).toMatchObject({ by: 'Анужин Цэрэн', why: 'it is ready' });
});

it.each([
  ['nobody', 401],
  ['no right', 403],
  ['forged', 403],
] as const)('answers %s with %i and does nothing', async (why, status) => {
  const app = await open({ allowed: false, why });
  const payload = { remote: 'catalog', release: id('a'), why: 'it is ready' };
  expect((await app.inject({ method: 'POST', url: registryPaths.promote, payload })).statusCode).toBe(status);
  expect((await app.inject(registryPaths.history)).statusCode).toBe(status);
  expect(await shop.store.history()).toEqual([]);
});
