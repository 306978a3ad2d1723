import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseRecord, UnsignedRelease } from '@ortoo/contracts';
import { createPublisher, RejectedRelease } from '../publisher';
import { breakages, type Draft } from '../testing/breakages';
import { id, openTestRegistry, unsignedRelease, type Files } from '../testing/releases';
import { evaluate } from './evaluate';
import { createGate, type GateOptions } from './gate';
import { compareTypes } from './types';

const workspace = join(import.meta.dirname, '../../../..');

/** Builds like the command, in a process of its own: the bundler is no module of the registry. */
const script = `(async () => {
  const bundler = '@ortoo/build';
  const { buildRelease, openKey } = await import(bundler);
  const { broughtVersions } = await import(bundler + '/share-list.ts');
  const { offeredNames } = await import(bundler + '/uses.ts');
  const [workspace, folder] = process.argv.slice(1);
  const key = await openKey(folder + '/key.pem');
  const { record } = await buildRelease(workspace, 'mfe-brandsite', 'production', key, folder + '/built');
  process.stdout.write(JSON.stringify({ record, brings: broughtVersions(), offers: await offeredNames(workspace) }));
})()`;

interface Built {
  record: ReleaseRecord;
  brings: Record<string, string>;
  offers: Record<string, string[]>;
}

let shop: Awaited<ReturnType<typeof openTestRegistry>>;
let folder: string;
let built: Built;
let files: Files;
let count = 0;

const draft = (): Draft => {
  const { signature: _, ...record } = structuredClone(built.record);
  return { record, files: { ...files } };
};

type Ways = Pick<GateOptions, 'evaluate' | 'compare'>;
const here: Ways = {
  evaluate: async request => evaluate(request),
  compare: async requests => requests.map(compareTypes),
};
const inThreads: Ways = {};

/** Submits a release under an id of its own, like a build of it. */
const publish = async ({ record, files: own }: Draft, how = here): Promise<UnsignedRelease> => {
  count += 1;
  const release = count.toString(16).padStart(16, '0');
  const renamed = Object.fromEntries(
    Object.entries(own).map(([path, text]) => [path, text.replaceAll(record.release, release)]),
  );
  const { files: listed } = unsignedRelease(record.remote, release, renamed);
  const signed = shop.team.sign({ ...record, release, files: listed });
  await shop.stage(signed, renamed);
  await createPublisher(shop.store, createGate({ registry: shop.registry, site: 'ortoo', ...how }))(signed);
  return signed;
};

const makeLive = ({ remote, release }: Pick<UnsignedRelease, 'remote' | 'release'>) =>
  shop.registry.promote({ remote, release, site: '*', channel: 'stable', by: 'test', why: 'test' });

const codesOf = (error: unknown) =>
  error instanceof RejectedRelease ? [...new Set(error.findings.map(({ code }) => code))] : error;

const shell = (change: Partial<UnsignedRelease> = {}): Draft => {
  const kit = files['types/kit.json'] ?? '';
  const own = { 'browser/main.js': '// shell', 'server/main.cjs': '// shell', 'types/kit.json': kit };
  const { brings, offers } = built;
  return { record: { ...unsignedRelease('shell', id('e'), own), brings, offers, ...change }, files: own };
};

const catalogFiles = (): Files => ({
  'browser/home.js': 'const to = "/brand/story"',
  'types/kit.json': files['types/kit.json'] ?? '',
});

/** A live remote that shows the brand site's slot and links to its page. */
const catalog = (): UnsignedRelease => ({
  ...unsignedRelease('catalog', id('c'), catalogFiles()),
  manifest: {
    id: 'catalog',
    contract: 1,
    owner: 'catalog team',
    routes: [{ id: 'catalog.product', path: '/products/:slug', server: true, skeleton: 'detail' }],
    slots: [{ id: 'catalog.strip' }, { id: 'catalog.product-strip' }],
  },
  uses: { slots: [{ id: 'brandsite.teaser', version: 1 }], names: {} },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
  const command = ['--import', 'tsx', '--eval', script, workspace, folder];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: join(workspace, 'mfe-brandsite'),
    maxBuffer: 16 * 1024 * 1024,
  });
  built = JSON.parse(stdout) as Built;
  const read = built.record.files.map(async ({ path }) => [path, await readFile(join(folder, 'built', path), 'utf8')]);
  files = Object.fromEntries(await Promise.all(read)) as Files;
  shop = await openTestRegistry();
  await makeLive(await publish(shell()));
  const provider = catalog();
  const signed = shop.team.sign(provider);
  await shop.stage(signed, catalogFiles());
  await createPublisher(shop.store)(signed);
  await makeLive(provider);
  await makeLive(await publish(draft()));
});

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

it('accepts one release after the other', async () => {
  for (const content of ['first', 'second', 'third']) {
    const next = draft();
    next.files['browser/brandsite.story.js'] += `/* ${content} */`;
    const record = await publish(next, inThreads);
    expect(await makeLive(record)).toMatchObject({ ok: true });
  }
  expect(await makeLive(await publish(shell()))).toMatchObject({ ok: true });
});

it.each(breakages)('rejects %s for that alone: %s', async (_, code, change) => {
  const broken = draft();
  change(broken);
  expect(codesOf(await publish(broken).catch((error: unknown) => error))).toEqual([code]);
});

it.each<[what: string, code: string, change: Partial<UnsignedRelease>]>([
  ['brings another React', 'SHARE_BREAKS', { brings: { react: '20.0.0' } }],
  ['offers less', 'NAME_GONE', { offers: { '@ortoo/remote': ['Slot'] } }],
  [
    'shows a slot that no remote provides',
    'SLOT_UNKNOWN',
    { uses: { slots: [{ id: 'catalog.menu', version: 1 }], names: {} } },
  ],
])('rejects a shell that %s: %s', async (_, code, change) => {
  const next = shell({ ...change, ...(change.brings && { brings: { ...built.brings, ...change.brings } }) });
  const offers = change.offers && { ...built.offers, ...change.offers };
  const broken = { ...next, record: { ...next.record, ...(offers && { offers }) } };
  expect(codesOf(await publish(broken).catch((error: unknown) => error))).toEqual([code]);
});

const otherHref = (kit = '') => kit.replace('useHref: () =>', 'useHref: (site: string) =>');

it('rejects a release that was built with another type than the shell has: TYPE_CHANGED', async () => {
  const broken = draft();
  broken.files['types/kit.json'] = otherHref(broken.files['types/kit.json']).replace(
    'useHref: (site: string) => (',
    'useHref: () => number & (',
  );
  expect(codesOf(await publish(broken).catch((error: unknown) => error))).toEqual(['TYPE_CHANGED']);
});

it('rejects a slot that needs other properties than a live page passes: SLOT_TYPE', async () => {
  const broken = draft();
  const kit = JSON.parse(broken.files['types/kit.json'] ?? '') as Record<string, string>;
  const contracts = 'remote/src/slot-contracts.d.ts';
  kit[contracts] = (kit[contracts] ?? '').replace('Record<never, never>', '{ title: string }');
  broken.files['types/kit.json'] = JSON.stringify(kit);
  expect(codesOf(await publish(broken).catch((error: unknown) => error))).toEqual(['SLOT_TYPE']);
});

it('rejects a shell with types that a live remote was not built with: TYPE_BREAKS', async () => {
  const broken = shell();
  broken.files['types/kit.json'] = otherHref(broken.files['types/kit.json']);
  expect(codesOf(await publish(broken, inThreads).catch((error: unknown) => error))).toEqual(['TYPE_BREAKS']);
});

it('documents every reason for a rejection', async () => {
  const documentation = await readFile(join(workspace, 'docs/gate.md'), 'utf8');
  const rows = breakages.map(([what, code]) => `| ${what} | \`${code}\` |`);
  expect(documentation).toContain(rows.join('\n'));
});
