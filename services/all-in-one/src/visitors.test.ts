import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryPaths, requestedWith, shopHeaders } from '@ortoo/contracts';
import { createOverrides, createRegistry, openFileStore, openVitals, registryApp } from '@ortoo/registry/app';
import { testClient } from '../../shop-api/src/testing/client';
import { startTestShop, type TestShop } from '../../shop-api/src/testing/test-shop';
import Fastify, { type FastifyInstance } from 'fastify';
import { createVisitors } from './visitors';

let test: TestShop;
let app: FastifyInstance;
let root: string;
let visitors: ReturnType<typeof createVisitors>;

beforeAll(async () => {
  test = await startTestShop();
  root = await mkdtemp(join(tmpdir(), 'registry-'));
  const { clock } = test.shop;
  const registry = createRegistry(openFileStore(root), clock);
  const vitals = await openVitals(join(root, 'vitals.json'), clock);
  app = Fastify();
  visitors = createVisitors(test.shop);
  const overrides = createOverrides({ registry, mayOverride: visitors.mayOverride, clock });
  await app.register(registryApp, { registry, cacheDir: join(root, 'cache'), vitals, clock, overrides, ...visitors });
});

afterAll(async () => {
  await app.close();
  await test.close();
  await rm(root, { recursive: true });
});

const reads = [
  registryPaths.sites,
  registryPaths.releases,
  registryPaths.history,
  registryPaths.live,
  registryPaths.vitals,
];
const writes = [
  registryPaths.promote,
  registryPaths.rollback,
  registryPaths.canary,
  registryPaths.halt,
  registryPaths.quarantine,
  registryPaths.follow,
];

const release = 'a'.repeat(16);
const payload = { remote: 'catalog', release, percent: 5, by: 'Somebody else', why: 'it is slow' };
const ownPage = { 'sec-fetch-site': 'same-origin', [shopHeaders.requestedWith]: requestedWith };

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

const codeOf = (answer: Answer) => (answer.statusCode < 300 ? 'ok' : answer.json<{ code: string }>().code);

/** Responses of every endpoint to a browser with this sign-in. */
const codes = async (login?: [string, string], headers: Record<string, string> = ownPage, body: object = payload) => {
  const client = testClient(test.app);
  if (login) await client.signIn(...login);
  const sent = { ...headers, ...(login && { cookie: client.cookie() }) };
  const read = await Promise.all(reads.map(url => app.inject({ url, headers: sent })));
  const write: Answer[] = [];
  for (const url of writes) write.push(await app.inject({ method: 'POST', url, headers: sent, payload: body }));
  return { read: [...new Set(read.map(codeOf))], write: [...new Set(write.map(codeOf))] };
};

const staff: [string, string] = ['staff@example.mn', 'Staff-2026'];
const admin: [string, string] = ['admin@example.mn', 'Admin-2026'];

it('shows releases only to users with the right, and accepts no order of others', async () => {
  expect(await codes()).toEqual({ read: ['UNAUTHORIZED'], write: ['UNAUTHORIZED'] });
  for (const login of [['shopper@example.mn', 'Shopper-2026'] as [string, string], staff]) {
    expect(await codes(login)).toEqual({ read: ['FORBIDDEN'], write: ['FORBIDDEN'] });
  }
});

it('lets users with the right view and order', async () => {
  const orders = ['UNKNOWN_RELEASE', 'NOTHING_BEFORE', 'NO_CANARY', 'FOLLOWS_ALREADY'];
  expect(await codes(admin)).toEqual({ read: ['ok'], write: orders });
});

it('rejects their orders from another site, or without a reason', async () => {
  expect(await codes(admin, { 'sec-fetch-site': 'cross-site' })).toEqual({ read: ['ok'], write: ['CSRF'] });
  expect(await codes(admin, { 'sec-fetch-site': 'same-origin' })).toEqual({ read: ['ok'], write: ['CSRF'] });
  expect((await codes(admin, ownPage, { ...payload, why: ' ' })).write).toEqual(['INVALID_RELEASE']);
});

it('lets a browser of this machine publish nothing', async () => {
  const url = `${registryPaths.release('catalog', release)}/browser/x.js`;
  const headers = { 'content-type': 'application/octet-stream', ...ownPage };
  expect((await app.inject({ method: 'PUT', url, headers, payload: Buffer.from('x') })).statusCode).toBe(401);
});

describe('the shop with a release in it that is not live', () => {
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  const shopper: [string, string] = ['shopper@example.mn', 'Shopper-2026'];

  it.each<[string, string, Record<string, string>, [string, string] | undefined, boolean]>([
    ['a browser on this machine', '127.0.0.1', {}, undefined, true],
    ['one with its IPv6 address', '::1', {}, undefined, true],
    ['one through a proxy on this machine', '127.0.0.1', proxied, undefined, false],
    ['one that forges a local address behind it', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, undefined, false],
    ['a browser elsewhere', '203.0.113.7', {}, undefined, false],
    ['a shopper elsewhere', '203.0.113.7', {}, shopper, false],
    ['staff elsewhere', '203.0.113.7', {}, staff, false],
    ['an operator elsewhere', '203.0.113.7', {}, admin, true],
    ['an operator behind a proxy', '127.0.0.1', proxied, admin, true],
  ])('%s', async (_, remoteAddress, headers, login, allowed) => {
    const client = testClient(test.app);
    if (login) await client.signIn(...login);
    const requests = Fastify({ trustProxy: 'loopback' });
    requests.get('/', async request => ({ allowed: await visitors.mayOverride(request) }));
    const sent = { ...headers, ...(login && { cookie: client.cookie() }) };
    expect((await requests.inject({ url: '/', remoteAddress, headers: sent })).json()).toEqual({ allowed });
    await requests.close();
  });
});
