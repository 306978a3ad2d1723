import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  registryPaths,
  visitorPaths,
  type ComposedRemote,
  type Composition,
  type ReleaseRecord,
} from '@ortoo/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { createOverrides, openVitals, registryApp } from '../app';
import { filesOf, id, keyNote, newTeam, openTestRegistry, unsignedRelease } from '../testing/releases';
import { tokenOf } from '../testing/tokens';

let shop: Awaited<ReturnType<typeof openTestRegistry>>;
let app: FastifyInstance;
let now: Date;
let canOverride: boolean;
let staff: boolean;
let looked: string[];

const clock = () => now;
const catalog = newTeam('catalog');
const order = { remote: 'catalog', site: '*', channel: 'stable', by: 'Болд', why: 'test' };

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  canOverride = true;
  staff = false;
  looked = [];
  shop = await openTestRegistry();
  const { registry } = shop;
  await shop.store.addKey(catalog.key, keyNote);
  app = Fastify();
  await app.register(registryApp, {
    registry,
    cacheDir: join(shop.root, 'cache'),
    sites: () => ['ortoo'],
    siteOf: () => 'ortoo',
    isStaff: async () => staff,
    mayWrite: () => true,
    operatorOf: async () => ({ allowed: false, why: 'nobody' }),
    overrides: createOverrides({ registry, mayOverride: async () => canOverride, clock }),
    vitals: await openVitals(join(shop.root, 'vitals.json'), clock),
    clock,
    inspect: async ({ release }) => {
      looked.push(release);
      return [];
    },
  });
  await shop.publish('catalog', id('a'));
  await shop.publish('content', id('c'));
  await registry.promote({ ...order, release: id('a') });
  await registry.promote({ ...order, remote: 'content', release: id('c') });
});

afterEach(async () => {
  await app.close();
  await shop.close();
});

/** Submits a release like the command. */
const hand = async (letter: string, change: Partial<ReleaseRecord> = {}, team = catalog) => {
  const files = filesOf(letter);
  const unsigned = unsignedRelease('catalog', id(letter), files);
  const record = team.sign({
    ...unsigned,
    createdAt: `2026-11-21T09:00:0${letter.charCodeAt(0) % 10}.000Z`,
    ...change,
  });
  await shop.stage(record, files);
  return app.inject({ method: 'POST', url: registryPaths.releases, payload: record });
};

const draft = (letter: string) => hand(letter, { draft: true });
const cookie = (claims: Parameters<typeof tokenOf>[1] = {}, team = catalog) => `override=${tokenOf(team, claims)}`;
const get = (url: string, own?: string) => app.inject({ url, ...(own && { headers: { cookie: own } }) });
const fileOf = (letter: string) => `/releases/catalog/${id(letter)}/browser/remoteEntry.js`;

const catalogIn = async (own?: string) => {
  const plan = (await get(visitorPaths.composition, own)).json<Composition>();
  return plan.remotes.find(remote => remote.id === 'catalog')?.release;
};

it('shows a draft to the browser with the override, and to no other', async () => {
  expect((await draft('d')).statusCode).toBe(201);
  expect(looked).toEqual([]);
  expect(await catalogIn(cookie())).toBe(id('d'));
  expect(await catalogIn()).toBe(id('a'));
  expect((await get(fileOf('d'), cookie())).headers['cache-control']).toBe('private, no-store');
  expect((await get(fileOf('d'))).statusCode).toBe(404);
  expect((await get(fileOf('a'))).statusCode).toBe(200);
  canOverride = false;
  expect(await catalogIn(cookie())).toBe(id('a'));
  expect((await get(fileOf('d'), cookie())).statusCode).toBe(404);
});

it('shows no draft of this team to another team’s override', async () => {
  await draft('d');
  expect((await get(fileOf('d'), cookie({ remote: 'content', release: id('c') }, shop.team))).statusCode).toBe(404);
  expect(await catalogIn(cookie({}, shop.team))).toBe(id('a'));
});

it('makes no draft live, and lists none', async () => {
  await draft('d');
  for (const url of [registryPaths.promote, registryPaths.canary]) {
    const kind = url === registryPaths.promote ? 'promote' : 'canary';
    const proof = { kind, issuedAt: now.toISOString(), nonce: randomBytes(16).toString('hex') };
    const payload = catalog.signOrder({ ...order, ...proof, release: id('d'), percent: 5 });
    expect((await app.inject({ method: 'POST', url, payload })).json()).toMatchObject({ code: 'DRAFT' });
  }
  expect(await shop.store.find('catalog', id('d'))).toBeDefined();
  expect((await get(registryPaths.releases)).body).not.toContain(id('d'));
});

it('requires a team’s signature for a draft too', async () => {
  const answer = await hand('d', { draft: true }, newTeam('catalog'));
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { findings: [{ code: 'SIGNATURE' }] }]);
});

it('checks a release that is no draft, and shows it to one browser before it is live', async () => {
  await hand('e');
  expect(looked).toEqual([id('e')]);
  expect(await catalogIn(cookie({ release: id('e') }))).toBe(id('e'));
  expect(await catalogIn()).toBe(id('a'));
});

it('retains the last few drafts of a team, and its other releases', async () => {
  for (const letter of '0123456') await draft(letter);
  expect(await catalogIn(cookie())).toBe(id('6'));
  expect((await get(fileOf('1'), cookie())).statusCode).toBe(404);
  expect((await get(fileOf('2'), cookie())).statusCode).toBe(200);
  expect(await catalogIn()).toBe(id('a'));
});

it('shows a gated remote’s draft to the staff only', async () => {
  await hand('d', { draft: true, manifest: { ...unsignedRelease('catalog', id('d'), {}).manifest, gated: 'staff' } });
  expect(await catalogIn(cookie())).toBe(id('a'));
  expect((await get(fileOf('d'), cookie())).statusCode).toBe(404);
  staff = true;
  expect(await catalogIn(cookie())).toBe(id('d'));
  expect((await get(fileOf('d'), cookie())).statusCode).toBe(200);
});

it('notifies pages with an override of each draft, and lets the server close', async () => {
  await draft('d');
  expect((await get(visitorPaths.drafts)).statusCode).toBe(404);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(origin + visitorPaths.drafts, { headers: { cookie: cookie() } });
  const events = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => JSON.parse((await events.read()).value!.replace('data: ', '')) as ComposedRemote;
  expect(await next()).toMatchObject({ id: 'catalog', release: id('d') });
  await draft('e');
  expect(await next()).toMatchObject({ id: 'catalog', release: id('e') });
  const closed = once(app.server, 'close');
  await app.close();
  await closed;
  expect((await events.read()).done).toBe(true);
});
