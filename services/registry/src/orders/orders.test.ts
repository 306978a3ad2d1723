import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { registryPaths, type ReleaseEventKind, type UnsignedOrder } from '@ortoo/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { runKeysCommand } from '../keys/commands';
import { operatorsRoutes } from '../operators.routes';
import { createRegistry } from '../registry';
import { openFileStore, type ReleaseStore } from '../store';
import { filesOf, id, keyNote, newTeam, openTestRegistry, unsignedRelease } from '../testing/releases';
import { createPublisher } from '../publisher';
import { openVitals } from '../vitals/vitals';

let shop: Awaited<ReturnType<typeof openTestRegistry>>;
let app: FastifyInstance;
let now: Date;

const catalog = newTeam('catalog');
const content = newTeam('content');
const clock = () => now;

const open = async (store: ReleaseStore) => {
  const routes = Fastify();
  await routes.register(operatorsRoutes, {
    registry: createRegistry(store, clock),
    mayWrite: () => true,
    operatorOf: async () => ({ allowed: false, why: 'nobody' }),
    vitals: await openVitals(join(shop.root, 'vitals.json'), clock),
    sites: () => ['ortoo'],
    clock,
  });
  return routes;
};

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  shop = await openTestRegistry();
  for (const team of [catalog, content]) await shop.store.addKey(team.key, keyNote);
  for (const letter of ['a', 'b']) await shop.publish('catalog', id(letter));
  app = await open(shop.store);
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

const unsigned = (change: Partial<UnsignedOrder> = {}): UnsignedOrder => ({
  kind: 'promote',
  remote: 'catalog',
  site: '*',
  channel: 'stable',
  release: id('a'),
  why: 'it is ready',
  issuedAt: now.toISOString(),
  nonce: randomBytes(16).toString('hex'),
  ...change,
});

const send = async (kind: ReleaseEventKind, payload: object, to = app) => {
  const answer = await to.inject({ method: 'POST', url: registryPaths[kind], payload });
  return answer.statusCode < 300 ? 'ok' : answer.json<{ code: string }>().code;
};

const history = () => shop.store.history();
const kinds: ReleaseEventKind[] = ['promote', 'rollback', 'canary', 'halt', 'follow', 'quarantine'];

it('executes an order of the remote’s team in the team’s name, whatever `by` says', async () => {
  const order = catalog.signOrder({ ...unsigned(), by: 'The boss' });
  expect(await send('promote', order)).toBe('ok');
  expect(await history()).toMatchObject([{ by: 'catalog team', why: 'it is ready', key: catalog.id }]);
});

it.each(kinds)('does not let another team %s', async kind => {
  await send('promote', catalog.signOrder(unsigned()));
  const order = unsigned({ kind, release: id('b'), percent: 5 });
  expect(await send(kind, content.signOrder(order))).toBe('OTHER_TEAM');
  expect(await send(kind, { ...order, by: 'catalog team' })).toBe('UNSIGNED');
  expect(await history()).toHaveLength(1);
});

it('accepts no order twice, not even after a restart', async () => {
  await send('promote', catalog.signOrder(unsigned()));
  const order = catalog.signOrder(unsigned({ release: id('b') }));
  expect(await send('promote', order)).toBe('ok');
  expect(await send('rollback', catalog.signOrder(unsigned({ kind: 'rollback' })))).toBe('ok');
  expect(await send('promote', order)).toBe('REPLAYED');
  const restarted = await open(openFileStore(shop.root));
  expect(await send('promote', order, restarted)).toBe('REPLAYED');
  await restarted.close();
  expect((await shop.registry.live('catalog'))?.release).toBe(id('a'));
});

it('executes one of two concurrent orders', async () => {
  await send('promote', catalog.signOrder(unsigned()));
  await send('promote', catalog.signOrder(unsigned({ release: id('b') })));
  const order = catalog.signOrder(unsigned({ kind: 'rollback' }));
  const answers = await Promise.all([send('rollback', order), send('rollback', order)]);
  expect(answers.sort()).toEqual(['REPLAYED', 'ok']);
});

it.each<[string, (order: ReturnType<typeof catalog.signOrder> & UnsignedOrder) => object, string]>([
  ['another release', order => ({ ...order, release: id('b') }), 'FORGED'],
  ['another remote', order => ({ ...order, remote: 'content' }), 'FORGED'],
  ['another site', order => ({ ...order, site: 'ortoo' }), 'FORGED'],
  ['another nonce', order => ({ ...order, nonce: 'a'.repeat(32) }), 'FORGED'],
  ['a later day', order => ({ ...order, issuedAt: '2026-11-21T10:01:00.000Z' }), 'FORGED'],
  ['no signature', order => ({ ...order, signature: undefined }), 'UNSIGNED'],
  ['the signature of a release', order => ({ ...order, signature: catalog.sign({} as never).signature }), 'FORGED'],
  ['another endpoint’s name', order => catalog.signOrder({ ...order, kind: 'canary' }), 'UNSIGNED'],
  ['a stranger’s key', order => newTeam('*').signOrder(order), 'UNKNOWN_KEY'],
])('rejects an order with %s', async (_, change, code) => {
  const order = { ...unsigned(), ...catalog.signOrder(unsigned()) };
  expect(await send('promote', change(order))).toBe(code);
  expect(await history()).toEqual([]);
});

it.each([-5 * 60_000 - 1, 5 * 60_000 + 1])('rejects an order that was issued %i ms from now', async difference => {
  const issuedAt = new Date(now.getTime() + difference).toISOString();
  expect(await send('promote', catalog.signOrder(unsigned({ issuedAt })))).toBe('EXPIRED');
});

describe('npm run keys', () => {
  const run = (...args: string[]) =>
    runKeysCommand(
      { args, name: 'brand team', remotes: 'brandsite,catalog' },
      { store: shop.store, note: { ...keyNote, why: 'she has left' }, readFile: async () => brand.key.publicKey },
    );
  const brand = newTeam('brandsite');

  it('adds a team, which may order from then on', async () => {
    expect(await send('promote', brand.signOrder(unsigned()))).toBe('UNKNOWN_KEY');
    expect(await run('add', 'team.pem')).toEqual([`${brand.id} may release brandsite, catalog as brand team`]);
    expect(await send('promote', brand.signOrder(unsigned()))).toBe('ok');
    expect((await history()).at(-1)?.by).toBe('brand team');
    await expect(run('add', 'team.pem')).rejects.toThrow('is active');
  });

  it('revokes a key: it neither publishes nor orders, and its releases stay live', async () => {
    const files = filesOf('catalog');
    const release = async (letter: string) => {
      const record = catalog.sign(unsignedRelease('catalog', id(letter), files));
      await shop.stage(record, files);
      return createPublisher(shop.store)(record);
    };
    expect(await release('c')).toBe('published');
    await send('promote', catalog.signOrder(unsigned({ release: id('c') })));
    expect(await run('revoke', 'catalog team')).toEqual([
      `${catalog.id} signs nothing more; what it has released stays`,
    ]);
    expect(await send('rollback', catalog.signOrder(unsigned({ kind: 'rollback' })))).toBe('UNKNOWN_KEY');
    await expect(release('d')).rejects.toThrow('SIGNATURE');
    expect((await createRegistry(openFileStore(shop.root), clock).live('catalog'))?.release).toBe(id('c'));
    const trail = await run('list');
    expect(trail).toContainEqual(expect.stringMatching(/^\w{16} {2}revoked .* catalog team$/));
    expect(trail.at(-1)).toMatch(/revoke {2}\w{16} {2}Болд {2}she has left$/);
    await expect(run('revoke', 'catalog team')).rejects.toThrow('No active key');
  });
});
