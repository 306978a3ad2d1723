import { join } from 'node:path';
import { registryPaths, visitorPaths, type Beacon, type UsedRelease } from '@ortoo/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { writeFile } from 'node:fs/promises';
import { createOverrides, registryApp } from '../app';
import { randomOf } from '../testing/random';
import { id, openTestRegistry } from '../testing/releases';
import { openVitals } from './vitals';

let shop: Awaited<ReturnType<typeof openTestRegistry>>;
let app: FastifyInstance;
let now: Date;
let isStaff: boolean;
let fault: string | undefined;
let examined: string[];

const clock = () => now;
const order = { remote: 'catalog', site: '*', channel: 'stable', by: 'Болд', why: 'test' };
const plans = () => shop.registry.plans({ site: 'ortoo' });

beforeEach(async () => {
  isStaff = false;
  fault = undefined;
  examined = [];
  now = new Date('2026-11-21T10:30:00Z');
  shop = await openTestRegistry();
  const vitals = await openVitals(join(shop.root, 'vitals.json'), clock);
  app = Fastify();
  await app.register(registryApp, {
    registry: shop.registry,
    cacheDir: join(shop.root, 'cache'),
    sites: () => ['ortoo'],
    siteOf: () => 'ortoo',
    isStaff: async () => isStaff,
    mayWrite: () => true,
    operatorOf: async () => ({ allowed: false, why: 'nobody' }),
    overrides: createOverrides({ registry: shop.registry, mayOverride: async () => false, clock }),
    vitals,
    clock,
    examine: async ({ release }) => {
      examined.push(release);
      return fault;
    },
  });
  for (const letter of ['a', 'b', 'c']) await shop.publish('catalog', id(letter));
  for (const letter of ['a', 'b']) await shop.registry.promote({ ...order, release: id(letter) });
});

afterEach(async () => {
  await app.close();
  await shop.close();
});

const send = (url: string, body: unknown, remoteAddress = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify(body),
  });

const beacon = (plan: string, release: string, more: Partial<UsedRelease> = {}): Beacon => ({
  plan,
  used: [{ remote: 'catalog', release, failed: false, ...more }],
});

const report = async (release: string, more: object = {}) => ({
  plan: (await plans()).stable.plan,
  remote: 'catalog',
  release,
  kind: 'render',
  message: 'x is undefined',
  ...more,
});

const live = async () => (await plans()).stable.remotes[0]?.release;
const last = async () => (await shop.store.history()).at(-1);
const vitals = async () => (await app.inject(registryPaths.vitals)).json<{ releases: unknown[] }>().releases;

describe('a report of a failed release', () => {
  /** Reports of this number of networks, each of another subscriber. */
  const reports = async (release: string, networks: number, from = 0) => {
    for (let network = from; network < from + networks; network += 1) {
      await send(visitorPaths.reports, await report(release), `10.0.${network}.1`);
    }
  };

  it('is a hint: a forged report removes nothing, repeated or from a nearby address', async () => {
    for (let address = 1; address < 200; address += 1) {
      now = new Date(now.getTime() + 60_000);
      await send(visitorPaths.reports, await report(id('b')), `10.0.0.${address}`);
      await send(visitorPaths.reports, await report(id('b')), `2001:db8:1:${address.toString(16)}::1`);
    }
    expect(await live()).toBe(id('b'));
    expect((await shop.store.history()).some(({ kind }) => kind === 'quarantine')).toBe(false);
  });

  it('removes a fresh release from the plan with the third network, by the registry and with the reason', async () => {
    await reports(id('b'), 2);
    expect(await live()).toBe(id('b'));
    await reports(id('b'), 1, 2);
    expect(await live()).toBe(id('a'));
    expect(await last()).toMatchObject({
      kind: 'quarantine',
      release: id('b'),
      by: 'pages of visitors',
      unproven: true,
    });
    expect((await last())?.why).toContain('x is undefined');
  });

  it('triggers a trial on the server, with sufficient evidence', async () => {
    fault = 'browser/x.js fails as soon as it is loaded: x is undefined';
    expect((await send(visitorPaths.reports, await report(id('b')))).statusCode).toBe(204);
    expect(await live()).toBe(id('a'));
    expect(await last()).toMatchObject({ kind: 'quarantine', release: id('b'), by: 'registry' });
    expect((await last())?.why).toContain(fault);
    expect(await shop.registry.promote({ ...order, release: id('b') })).toMatchObject({ code: 'QUARANTINED' });
  });

  it('triggers a limited number of trials, from any sender', async () => {
    await reports(id('b'), 2);
    expect(examined).toEqual([id('b')]);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await reports(id('b'), 1);
    expect(examined).toEqual([id('b'), id('b')]);
  });

  it('does not count against a release that an operator has checked and shown again', async () => {
    await reports(id('b'), 3);
    expect(await last()).toMatchObject({ kind: 'quarantine', unproven: true });
    expect(await shop.registry.promote({ ...order, release: id('b') })).toEqual({ ok: true, release: id('b') });
    await reports(id('b'), 6, 10);
    expect(await live()).toBe(id('b'));
    await writeFile(join(shop.store.folder('catalog', id('b')), 'browser/remoteEntry.js'), '// changed');
    await reports(id('b'), 1, 20);
    expect(await live()).toBe(id('a'));
    expect(await shop.registry.promote({ ...order, release: id('b') })).toMatchObject({ ok: false });
  });

  it('of a gated release counts only from authorized visitors', async () => {
    const manifest = { id: 'office', contract: 1, owner: 'x', routes: [], slots: [], gated: 'staff' } as const;
    for (const letter of ['a', 'b']) {
      await shop.publish('office', id(letter), { manifest });
      await shop.registry.promote({ ...order, remote: 'office', release: id(letter) });
    }
    const live = async () => (await shop.registry.live('office'))?.release;
    const sent = await report(id('b'), { remote: 'office' });
    const sendAll = async () => {
      for (const network of [1, 2, 3]) await send(visitorPaths.reports, sent, `10.0.${network}.1`);
    };
    await sendAll();
    expect(await live()).toBe(id('b'));
    isStaff = true;
    await sendAll();
    expect(await live()).toBe(id('a'));
  });

  it('does not remove a release with many successful views, however often one address reports it', async () => {
    const { plan } = (await plans()).stable;
    for (let view = 0; view < 20; view += 1) await send(visitorPaths.beacons, beacon(plan, id('b')));
    for (let again = 0; again < 20; again += 1) await send(visitorPaths.reports, await report(id('b')));
    expect(await live()).toBe(id('b'));
    await reports(id('b'), 6, 2);
    expect(await live()).toBe(id('a'));
  });

  it('removes a release with changed files, whatever its successful views', async () => {
    const { plan } = (await plans()).stable;
    for (let view = 0; view < 20; view += 1) await send(visitorPaths.beacons, beacon(plan, id('b')));
    await writeFile(join(shop.store.folder('catalog', id('b')), 'browser/remoteEntry.js'), '// changed');
    await send(visitorPaths.reports, await report(id('b')));
    expect(await live()).toBe(id('a'));
    expect((await last())?.why).toContain('browser/remoteEntry.js');
  });

  it.each([
    ['an unknown plan', { plan: '0123456789ab' }],
    ['a release that is not in its plan', { release: id('c') }],
    ['a release that does not exist', { release: id('f') }],
  ])('is ignored when it names %s', async (_, more) => {
    expect((await send(visitorPaths.reports, await report(id('b'), more))).statusCode).toBe(204);
    expect(await live()).toBe(id('b'));
    expect((await shop.store.history()).some(({ kind }) => kind === 'quarantine')).toBe(false);
  });

  it('must be small, well formed, and below the rate limit', async () => {
    const huge = await report(id('b'), { message: 'x'.repeat(9000) });
    expect((await send(visitorPaths.reports, huge)).statusCode).toBe(413);
    expect((await send(visitorPaths.reports, { plan: 'x' })).statusCode).toBe(422);
    const answers = [];
    for (let time = 0; time < 40; time += 1) {
      answers.push((await send(visitorPaths.reports, await report(id('c')), '10.0.0.9')).statusCode);
    }
    expect(answers.filter(code => code === 429)).toHaveLength(10);
    now = new Date(now.getTime() + 60_000);
    expect((await send(visitorPaths.reports, await report(id('c')), '10.0.0.9')).statusCode).toBe(204);
  });
});

describe('beacons', () => {
  it('are counted by release and hour, and outlive a restart', async () => {
    const { plan } = (await plans()).stable;
    await send(visitorPaths.beacons, beacon(plan, id('b'), { lcp: 1000, bytes: 40_000, load: 80 }));
    await send(visitorPaths.beacons, beacon(plan, id('b'), { failed: true }));
    await send(visitorPaths.beacons, beacon(plan, id('c')));
    await send(visitorPaths.beacons, beacon('0123456789ab', id('b')));
    const counted = { remote: 'catalog', release: id('b'), views: 2, failed: 1, lcp: { count: 1 } };
    expect(await vitals()).toMatchObject([counted]);
    await app.close();
    const again = await openVitals(join(shop.root, 'vitals.json'), clock);
    expect(again.report(now).releases).toMatchObject([counted]);
    expect(again.report(new Date(now.getTime() + 3_600_000)).releases).toEqual([]);
  });

  it('end a canary that fails where the stable release does not, with the figures', async () => {
    await shop.registry.canary({ ...order, release: id('c'), percent: 10 });
    const { stable, canary } = await plans();
    for (let view = 0; view < 200; view += 1)
      await send(visitorPaths.beacons, beacon(stable.plan, id('b')), '10.0.1.1');
    const plan = canary?.plan.plan ?? '';
    for (let view = 0; view < 40; view += 1) {
      await send(visitorPaths.beacons, beacon(plan, id('c'), { failed: view % 4 === 0 }), `10.0.2.${view}`);
    }
    expect((await plans()).canary).toBeUndefined();
    const event = await last();
    expect(event).toMatchObject({ kind: 'halt', release: id('c'), by: 'registry' });
    expect(event?.why).toMatch(/fails on \d+\.\d+ % of \d+ views, the stable release on 0\.00 % of 200 views/);
    expect(await live()).toBe(id('b'));
  });

  it('end no canary on failures of one network alone, however often', async () => {
    await shop.registry.canary({ ...order, release: id('c'), percent: 10 });
    const { stable, canary } = await plans();
    const plan = canary?.plan.plan ?? '';
    for (let view = 0; view < 100; view += 1) {
      await send(visitorPaths.beacons, beacon(stable.plan, id('b')), '10.0.1.1');
      await send(visitorPaths.beacons, beacon(plan, id('c')), '10.0.1.2');
      await send(visitorPaths.beacons, beacon(plan, id('c'), { failed: true }), '2001:db8::1');
    }
    expect((await plans()).canary).toBeDefined();
    expect(await vitals()).toMatchObject([{ views: 100 }, { release: id('c'), views: 103, failed: 3 }]);
  });

  // Thousands of views a run, without HTTP: halt.rules.test.ts.
  const runs = Array.from({ length: process.env['LONG'] === '1' ? 20 : 2 }, (_, index) => index + 1);
  it.each(runs)('end no canary without a fault, with 600 visitors in run %i', async seed => {
    const random = randomOf(seed);
    await shop.registry.canary({ ...order, release: id('c'), percent: 50 });
    const { stable, canary } = await plans();
    for (let view = 0; view < 600; view += 1) {
      const [plan, release] = random() < 0.5 ? [stable.plan, id('b')] : [canary?.plan.plan ?? '', id('c')];
      const spread = () => Math.exp(1.2 * (random() + random() + random() - 1.5));
      const webVitals = { failed: random() < 0.01, lcp: 1200 * spread(), inp: 60 * spread() };
      await send(visitorPaths.beacons, beacon(plan, release, webVitals), `10.3.${view >> 8}.${view & 255}`);
    }
    expect((await plans()).canary).toBeDefined();
  });

  it('leave a canary running that performs no worse', async () => {
    await shop.registry.canary({ ...order, release: id('c'), percent: 10 });
    const { stable, canary } = await plans();
    for (let view = 0; view < 120; view += 1) {
      const more = { lcp: 900 + (view % 7) * 100, failed: view % 60 === 0 };
      await send(visitorPaths.beacons, beacon(stable.plan, id('b'), more));
      await send(visitorPaths.beacons, beacon(canary?.plan.plan ?? '', id('c'), more));
    }
    expect((await plans()).canary).toBeDefined();
  });
});
