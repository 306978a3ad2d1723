import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n';
import Fastify, { type FastifyInstance } from 'fastify';
import { documentApp, type DocumentOptions } from './app';

// A thread that behaves as the path says; every page names its thread.
const thread = `
  const { existsSync } = require('node:fs');
  const { join } = require('node:path');
  const { parentPort, threadId } = require('node:worker_threads');
  let broken = false;
  let outage = false;
  const page = (id, status = 200, search = '') => parentPort.postMessage({ id, result: {
    status, html: '<p>thread ' + threadId + search + (outage ? ', outage' : '') + '</p>', policy: '',
    cacheable: status === 200 && !outage, ageGated: false, ...(outage && { outage }) } });
  const held = [];
  setInterval(() => existsSync(join(__dirname, '../../../release')) && held.splice(0).forEach(id => page(id)), 20).unref();
  parentPort.on('message', ({ id, request: { path, search } }) => {
    if (path === '/break') broken = true;
    if (path === '/mend') broken = outage = false;
    if (path === '/lose-database') outage = true;
    if (path.startsWith('/held')) return held.push(id);
    if (path === '/throw') return parentPort.postMessage({ id, error: 'Error: thrown by a page' });
    if (path === '/moved') return parentPort.postMessage({ id, result: { status: 301, location: '/list?page=2' } });
    page(id, broken && path.startsWith('/goods') ? 503 : 200, search);
  });
  parentPort.postMessage({ broken: [] });`;

let folder: string;
let app: FastifyInstance;
let server: { invalidate: () => void; prepare: (site: string) => void };
const plans = jest.fn<ReturnType<DocumentOptions['plans']>, [string]>();
const checkLimit = jest.fn((): number | undefined => undefined);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  for (const name of ['server', 'worker']) await mkdir(join(folder, 'shell/one', name), { recursive: true });
  await writeFile(join(folder, 'shell/one/server/main.cjs'), thread);
  await writeFile(join(folder, 'shell/one/worker/sw.js'), '');
  app = Fastify();
  const overrides = { of: async () => undefined, open: jest.fn(), mayOverride: async () => false };
  await app.register(documentApp, {
    shell: { remote: 'shell', release: 'one', chunks: {}, files: [] } as Partial<ReleaseRecord> as ReleaseRecord,
    releaseFolder: (remote, release) => join(folder, remote, release),
    apiOrigin: () => 'http://127.0.0.1',
    apiHeaders: {},
    secureCookies: false,
    digests: async () => ({}),
    damaged: async () => [],
    plans,
    quarantine: async () => false,
    staffPlan: jest.fn(),
    onPlanChange: () => undefined,
    overrides,
    siteOf: () => 'ortoo',
    siteFacts: () => ({ version: 1, locales: [...locales], default_locale: 'mn' }),
    draftOf: async () => undefined,
    originOf: () => 'https://ortoo.example',
    isStaff: async () => {
      throw new Error('The database is down');
    },
    checkLimit,
    visitorOf: ({ ip }) => ip,
    onReady: (ready: typeof server) => (server = ready),
  } satisfies DocumentOptions & { onReady: unknown });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  checkLimit.mockReset();
  plans.mockImplementation(async site => ({ stable: { plan: 'p', site, remotes: [] } }));
});

const read = async (url: string, headers = {}, remoteAddress = '127.0.0.1') => {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers, remoteAddress });
  return { status: statusCode, body, headers: answered };
};

test('the thread of a prepared site has started before its first page, which tries again if that failed', async () => {
  plans.mockRejectedValueOnce(new Error('The registry is down'));
  server.prepare('ortoo');
  await setImmediate();
  server.prepare('ortoo');
  expect(plans.mock.calls).toEqual([['ortoo'], ['ortoo']]);
  expect((await read('/')).body).toMatch(/^<p>thread \d+/);
  expect(plans).toHaveBeenCalledTimes(2);
});

test('a page that throws does not end its thread, and others are unaffected', async () => {
  const before = await read('/before');
  const held = read('/held');
  const thrown = await read('/throw');
  expect(thrown).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(thrown.body).toContain('lang="mn"');
  expect((await read('/en/throw')).body).toContain('The shop is not available right now');
  await writeFile(join(folder, 'release'), '');
  expect((await held).body).toBe(before.body);
  await rm(join(folder, 'release'));
});

test('a document from before a change is served while no newer one can be rendered', async () => {
  const goods = await read('/goods/1');
  await read('/break');
  server.invalidate();
  expect(await read('/goods/1')).toMatchObject({ status: 200, body: goods.body });
  expect(await read('/goods/2')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
  await read('/mend');
  expect((await read('/goods/2')).status).toBe(200);
});

test('during an outage a cached document is replaced by one with a notice, until the outage is over', async () => {
  const cached = await read('/tea');
  await read('/lose-database');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  expect((await read('/tea')).body).toBe(cached.body);
  await new Promise(resolve => setTimeout(resolve, 100));
  expect((await read('/tea')).body).toContain('outage');
  checkLimit.mockReturnValue(17);
  expect((await read('/tea')).body).toBe(cached.body);
  checkLimit.mockReset();
  await read('/mend');
  expect((await read('/tea')).body).not.toContain('outage');
  clock.mockRestore();
});

test('a visitor above the limit gets cached documents, otherwise 429 with a retry time', async () => {
  await read('/known');
  checkLimit.mockReturnValue(17);
  expect((await read('/known')).status).toBe(200);
  server.invalidate();
  expect((await read('/known')).status).toBe(200);
  const rejected = await read('/en/unknown');
  expect(rejected).toMatchObject({ status: 429, headers: { 'retry-after': '17', 'cache-control': 'no-store' } });
  expect(rejected.body).toContain('Too many pages at once');
  expect(rejected.body).toContain('Please try again in 17 s.');
});

test('one page requested by many visitors at once counts once', async () => {
  const held = Array.from({ length: 5 }, () => read('/held/joined'));
  await writeFile(join(folder, 'release'), '');
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
  await rm(join(folder, 'release'));
  expect(checkLimit).toHaveBeenCalledTimes(1);
});

test('a path that no page has is too long', async () => {
  expect((await read(`/t${'/'.repeat(2_000)}x`)).status).toBe(414);
  expect(checkLimit).not.toHaveBeenCalled();
});

test('pending renders are limited, for one visitor and for all', async () => {
  const hold = (count: number, visitor: string) =>
    Array.from({ length: count }, (_, at) => read(`/held/${visitor}/${at}`, {}, visitor));
  const held = hold(20, '192.0.2.1');
  const own = await read('/one-too-many', {}, '192.0.2.1');
  expect([own.status, own.headers['retry-after']]).toEqual([429, '5']);
  held.push(...hold(20, '192.0.2.2'));
  const rejected = await read('/en/one-too-many', {}, '192.0.2.3');
  expect([rejected.status, rejected.headers['retry-after']]).toEqual([503, '5']);
  expect(rejected.body).toContain('Please try again in 5 s.');
  await writeFile(join(folder, 'release'), '');
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
  await rm(join(folder, 'release'));
  expect((await read('/one-too-many', {}, '192.0.2.1')).status).toBe(200);
});

test('addresses that differ in the parameters of campaigns, or in their order, are one page', async () => {
  await read('/list?b=1&a=2');
  expect(checkLimit).toHaveBeenCalledTimes(1);
  for (const same of ['/list?a=2&b=1', '/list?utm_source=mail&a=2&b=1&fbclid=x'])
    expect((await read(same)).status).toBe(200);
  expect(checkLimit).toHaveBeenCalledTimes(1);
  expect((await read('/list?a=3&b=1')).body).toContain('?a=3&b=1');
  expect(checkLimit).toHaveBeenCalledTimes(2);
});

test('a redirect keeps the parameters of campaigns', async () => {
  const moved = await read('/moved?page=1&utm_source=mail');
  expect([moved.status, moved.headers.location]).toEqual([301, '/list?page=2&utm_source=mail']);
});

test('a user that the database cannot identify is treated as a visitor', async () => {
  expect((await read('/known', { cookie: 'session=x' })).status).toBe(200);
});

test('the link of an error page points to this site', async () => {
  expect((await read('//evil.example/throw')).body).not.toContain('"//evil');
});
