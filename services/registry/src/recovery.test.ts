import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistry } from './registry';
import { openFileStore } from './store';
import { id, keyNote, newTeam, openTestRegistry } from './testing/releases';
import { openVitals } from './vitals/vitals';

const clock = () => new Date('2026-11-21T10:00:00Z');
const order = { remote: 'catalog', site: '*', channel: 'stable', by: 'Болд', why: 'test' };

let shop: Awaited<ReturnType<typeof openTestRegistry>>;
let reported: string[];

beforeEach(async () => {
  reported = [];
  shop = await openTestRegistry();
  for (const letter of ['a', 'b']) {
    await shop.publish('catalog', id(letter));
    await shop.registry.promote({ ...order, release: id(letter) });
  }
});
afterEach(() => shop.close());

const path = (name: string) => join(shop.root, name);
const restart = () => openFileStore(shop.root, line => void reported.push(line));
const releases = async (store = restart()) => (await store.history()).map(({ release }) => release[0]).join('');
const damage = async (name: string, change: (text: string) => string) =>
  writeFile(path(name), change(await readFile(path(name), 'utf8')));
const aside = async (name: string) => (await readdir(shop.root)).filter(file => file.startsWith(`${name}.damaged-`));

describe('history.jsonl', () => {
  it.each([
    ['torn', (text: string) => text.slice(0, -20), 'a'],
    ['of zeros, as after a power cut', (text: string) => `${text}${'\0'.repeat(100)}`, 'ab'],
    ['of a split character', (text: string) => `${text}{"kind":"promote","by":"\uFFFD`, 'ab'],
  ])('drops a last line that is %s, and continues', async (_, change, left) => {
    await damage('history.jsonl', change);
    const store = restart();
    expect(await releases(store)).toBe(left);
    expect(reported).toEqual([`${path('history.jsonl')}: the last line was torn and has been dropped.`]);
    await createRegistry(store, clock).promote({ ...order, release: id('b') });
    reported = [];
    expect([await releases(), reported]).toEqual(['ab', []]);
  });

  it('preserves a complete last line without its end, and the next event after it', async () => {
    await damage('history.jsonl', text => text.trimEnd());
    await createRegistry(restart(), clock).rollback(order);
    expect([await releases(), reported]).toEqual(['aba', []]);
  });

  it('drops damaged lines in the middle, and preserves a copy of the file', async () => {
    const before = await readFile(path('history.jsonl'), 'utf8');
    await writeFile(path('history.jsonl'), `{"kind":"pro${before}[1]\n${before}`);
    expect(await releases()).toBe('bab');
    expect(reported).toEqual([expect.stringContaining('damaged lines (1, 3) have been dropped')]);
    expect(await aside('history.jsonl')).toHaveLength(1);
    reported = [];
    expect([await releases(), reported]).toEqual(['bab', []]);
  });

  it('is not treated as empty when it cannot be read', async () => {
    await rm(path('history.jsonl'));
    await writeFile(path('x'), '');
    await expect(openFileStore(path('x')).history()).rejects.toThrow('ENOTDIR');
  });
});

it('shows the previous release for a damaged record, and reports it', async () => {
  await writeFile(join(shop.store.folder('catalog', id('b')), 'record.json'), '{"remote":');
  const registry = createRegistry(restart(), clock);
  const { stable } = await registry.plans({ site: 'ortoo' });
  expect(stable.remotes.map(({ release }) => release)).toEqual([id('a')]);
  expect((await registry.live('catalog'))?.release).toBe(id('a'));
  expect(reported).toEqual([expect.stringMatching(/record\.json is damaged: the release is not used/)]);
});

it.each(['{"2026-11-21T10":{"catalog', '[]', '{"2026-11-21T10":{"catalog/a":{"views":"many"}}}', '\0\0\0\0'])(
  'resets the counts when vitals.json is %j',
  async text => {
    await writeFile(path('vitals.json'), text);
    const vitals = await openVitals(path('vitals.json'), clock, line => void reported.push(line));
    vitals.count({ remote: 'catalog', release: id('b'), failed: false });
    await vitals.save();
    const again = await openVitals(path('vitals.json'), clock, line => void reported.push(line));
    expect(again.report(clock()).releases).toMatchObject([{ views: 1 }]);
    expect(reported).toEqual([expect.stringMatching(/vitals\.json was damaged/)]);
    expect(await aside('vitals.json')).toHaveLength(1);
  },
);

describe('teams.json', () => {
  it('is rebuilt from the audit trail, revoked keys included', async () => {
    const other = newTeam('content');
    const key = await shop.store.addKey(other.key, keyNote);
    await shop.store.revokeKey(key, keyNote);
    const before = await shop.store.keys();
    await damage('teams.json', text => text.slice(0, 40));
    const store = restart();
    const [keys] = await Promise.all([store.keys(), store.find('catalog', id('a')), store.list()]);
    expect(keys).toEqual(before);
    expect(await store.find('catalog', id('a'))).toBeDefined();
    expect(reported).toEqual([expect.stringMatching(/made again from keys\.jsonl/)]);
  });

  it('is rebuilt with keys that are older than the audit trail', async () => {
    await rm(path('keys.jsonl'));
    const other = newTeam('content');
    await restart().addKey(other.key, keyNote);
    await damage('teams.json', () => '');
    expect(Object.keys(await restart().keys()).sort()).toEqual([shop.team.id, other.id].sort());
    expect(await restart().find('catalog', id('a'))).toBeDefined();
  });

  it('without an audit trail ends the start in one sentence', async () => {
    const root = await mkdtemp(join(tmpdir(), 'registry-'));
    await writeFile(join(root, 'teams.json'), '{');
    await expect(openFileStore(root).keys()).rejects.toMatchObject({ name: 'StartError' });
    await rm(root, { recursive: true });
  });
});
