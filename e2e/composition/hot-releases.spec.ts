import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@ortoo/contracts';
import { onPostgres } from '../bench/own-postgres';
import { figuresOf, growthOf, measured, type Figures } from '../fixtures/memory';
import { promote, publishAgain, type Change } from '../fixtures/releases';
import { startShop, template, workspace } from '../fixtures/shop-server';
import type { SharedShop } from '../fixtures/shops';
import { expect, test } from '../fixtures/test';

const long = process.env['LONG'] === '1';
/** Successive releases; those before `steady` are the warm-up. */
const sizes = long ? { releases: 200, steady: 20 } : { releases: 6, steady: 1 };
/** Maximum ratio of the last tenth of the samples to the first one. */
const flat = 1.15;

const remote = 'content';
const pages = ['/articles', '/', '/products', '/en/articles', '/pages/delivery', '/t/goods/fashion'];

/** Leaks 40 MB per second, and adds a permanent listener: the gate would reject it, but may miss one. */
const leak =
  'const retained = []; setInterval(() => retained.push(new Array(1e5).fill(retained.length + 0.5)), 20);' +
  "process.on('warning', () => retained.length);";

/** Each release is made from the previous one, which may leak. */
const made =
  (isLeaking: boolean): Change =>
  (path, text) =>
    path === 'server/remoteEntry.cjs' ? (isLeaking ? leak : '') + text.replace(leak, '') : undefined;

const compositionIn = (html: string): Composition => {
  const boot = /<script type="application\/json" id="visit">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(boot) as { composition: Composition }).composition;
};

/** Error of a page, if any: it must be complete, and from a single plan. */
const faultOf = (status: number, html: string): string | undefined => {
  if (status !== 200) return `answered ${status}`;
  if (!html.endsWith('</html>') || !/<h1/.test(html)) return 'is not whole';
  const planned = compositionIn(html).remotes.flatMap(({ base, fallbackRelease }) => [base, fallbackRelease?.base]);
  const named = [...html.matchAll(/\/releases\/(?!shell\/)[a-z-]+\/[a-f0-9]{16}\/browser\//g)].map(([base]) => base);
  return named.find(base => !planned.includes(base));
};

const scriptsIn = (html: string): string[] => {
  const listed = /<script type="application\/json" id="scripts">(.*?)<\/script>/.exec(html)?.[1] ?? '[]';
  return (JSON.parse(listed) as [string, string][]).map(([address]) => address);
};

/** Requests pages continuously, cached ones and new ones, and sometimes their scripts. */
const pollOn = (origin: string) => {
  const faults: string[] = [];
  const seen = new Set<string>();
  let requested = 0;
  let isOver = false;
  const send = async (path: string): Promise<string> => {
    const answer = await fetch(origin + path);
    const html = await answer.text();
    const fault = faultOf(answer.status, html);
    if (fault) faults.push(`${path}: ${fault}`);
    else compositionIn(html).remotes.forEach(({ release }) => seen.add(release));
    requested += 1;
    return html;
  };
  const requestOnce = async () => {
    const path = pages[requested % pages.length] ?? '/';
    const html = await send(requested % 3 === 0 ? `${path}?visit=${requested}` : path);
    if (requested % 20 > 0) return;
    for (const script of scriptsIn(html)) {
      const { status } = await fetch(origin + script);
      if (status !== 200) faults.push(`${script}: answered ${status}`);
    }
  };
  let turn = Promise.resolve();
  const running = (async () => {
    while (!isOver) await (turn = requestOnce());
  })();
  return {
    /** Waits for a page that this release has rendered. */
    async untilSeen(release: string) {
      while (!seen.has(release)) await turn;
    },
    async end() {
      isOver = true;
      await running;
      return { faults, polled: requested };
    },
  };
};

const releaseHot = async (server: SharedShop, port?: number) => {
  const visitor = pollOn(server.origin);
  const samples: Figures[] = [];
  for (let released = 0; released <= sizes.releases; released += 1) {
    // The last one is intact, and so is its fallback.
    const isLeaking = released % 3 === 1 && released < sizes.releases - 1;
    const { release } = await publishAgain(remote, made(isLeaking));
    await promote(remote, release);
    await visitor.untilSeen(release);
    if (released >= sizes.steady) samples.push(await figuresOf(server, port));
  }
  return { samples, ...(await visitor.end()) };
};

/** Bytes as whole megabytes, for display. */
const inMegabytes = ({ memory, heap = 0, outside = 0, threads, resources }: Figures) => ({
  ...Object.fromEntries(
    Object.entries({ memory, heap, outside }).map(([name, value]) => [name, Math.round(value / 1e6)]),
  ),
  threads,
  resources,
});

/** On PostgreSQL: the embedded database would hide the shop's memory behind half a gigabyte of its own. */
const onOwnShop = async (use: (server: SharedShop, port: number) => Promise<void>) =>
  onPostgres(async (_, databaseUrl) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hot-releases-'));
    for (const part of ['registry', 'keys']) await cp(join(template, part), join(dataDir, part), { recursive: true });
    const before = { ...process.env };
    const { port, environment } = await measured();
    const server = await startShop(dataDir, { ...environment, DATABASE_URL: databaseUrl });
    Object.assign(process.env, { SHOP_ORIGIN: server.origin, SHOP_DATA_DIR: dataDir });
    try {
      await use(server, port);
    } finally {
      Object.assign(process.env, { SHOP_ORIGIN: before['SHOP_ORIGIN'], SHOP_DATA_DIR: before['SHOP_DATA_DIR'] });
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
    return '';
  });

test(`${sizes.releases} releases, a third of which leak: every page is complete, and no memory is retained`, async ({
  shopServer,
}) => {
  test.setTimeout(long ? 3_600_000 : 120_000);
  const run = async (server: SharedShop, port?: number) => {
    const { samples, faults, polled: requested } = await releaseHot(server, port);
    const report = { polled: requested, faults, samples: samples.map(inMegabytes) };
    await writeFile(join(workspace, '.cache/hot-releases.json'), JSON.stringify(report, null, 1));
    expect(faults).toEqual([]);
    expect(requested).toBeGreaterThan(sizes.releases);
    const threads = samples.map(one => one.threads);
    expect(Math.max(...threads), 'threads').toBeLessThanOrEqual(Math.min(...threads) + 2);
    if (!long) return;
    expect(growthOf(samples.map(({ memory }) => memory)), 'resident memory').toBeLessThan(flat);
    expect(growthOf(samples.map(({ heap = 0 }) => heap)), 'heap').toBeLessThan(flat);
    expect(growthOf(samples.map(({ resources = 0 }) => resources)), 'resources').toBeLessThan(flat);
  };
  await (long ? onOwnShop(run) : run(shopServer));
});
