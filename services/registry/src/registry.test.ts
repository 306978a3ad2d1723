import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPublisher, RejectedRelease } from './publisher';
import { openFileStore } from './store';
import { filesOf, id, keyNote, newTeam, openTestRegistry, unsignedRelease } from './testing/releases';

const order = { remote: 'catalog', site: '*', channel: 'stable', by: 'Болд', why: 'test' };
const audience = { site: 'ortoo' };

let shop: Awaited<ReturnType<typeof openTestRegistry>>;

beforeEach(async () => (shop = await openTestRegistry()));
afterEach(() => shop.close());

const live = async () => (await shop.registry.plans(audience)).stable.remotes.map(({ release }) => release);
const promote = (letter: string) => shop.registry.promote({ ...order, release: id(letter) });

it('shows a promoted release with the previous one as its fallback release, and rolls back', async () => {
  await shop.publish('catalog', id('a'));
  await shop.publish('catalog', id('b'));
  await promote('a');
  await promote('b');
  const { stable } = await shop.registry.plans(audience);
  expect(stable.remotes).toMatchObject([{ id: 'catalog', release: id('b'), fallbackRelease: { release: id('a') } }]);
  expect(await shop.registry.rollback(order)).toEqual({ ok: true, release: id('a') });
  expect(await live()).toEqual([id('a')]);
  expect(await shop.registry.rollback(order)).toEqual({ ok: false, code: 'NOTHING_BEFORE' });
});

it('records author, change and reason, also over a restart', async () => {
  await shop.publish('catalog', id('a'));
  await promote('a');
  const again = openFileStore(shop.root);
  expect(await again.history()).toEqual([
    { ...order, kind: 'promote', release: id('a'), at: '2026-11-21T10:00:00.000Z' },
  ]);
});

it('promotes no unknown, damaged or quarantined release', async () => {
  expect(await promote('a')).toEqual({ ok: false, code: 'UNKNOWN_RELEASE' });
  for (const letter of ['a', 'b', 'c']) await shop.publish('catalog', id(letter));
  await promote('a');
  await shop.registry.quarantine({ remote: 'catalog', release: id('b'), by: '', why: 'it throws' });
  expect(await promote('b')).toEqual({ ok: false, code: 'QUARANTINED' });
  await writeFile(join(shop.store.folder('catalog', id('c')), 'browser/remoteEntry.js'), '// other');
  expect(await promote('c')).toEqual({ ok: false, code: 'DAMAGED_RELEASE' });
  expect(await live()).toEqual([id('a')]);
});

it('quarantines a live release while there is a fallback release', async () => {
  const quarantine = (letter: string) =>
    shop.registry.quarantine({ remote: 'catalog', release: id(letter), by: 'a page', why: 'it throws' });
  await shop.publish('catalog', id('a'));
  await shop.publish('catalog', id('b'));
  await promote('a');
  await promote('b');
  expect(await quarantine('b')).toEqual({ ok: true, release: id('b') });
  expect(await live()).toEqual([id('a')]);
  expect(await quarantine('a')).toEqual({ ok: false, code: 'NOTHING_BEFORE' });
  expect(await live()).toEqual([id('a')]);
});

it('shows a canary to some visitors, one remote at a time', async () => {
  for (const letter of ['a', 'b']) await shop.publish('catalog', id(letter));
  for (const letter of ['c', 'd']) await shop.publish('content', id(letter));
  await promote('a');
  await shop.registry.promote({ ...order, remote: 'content', release: id('c') });
  expect(await shop.registry.canary({ ...order, release: id('a'), percent: 5 })).toMatchObject({
    code: 'LIVE_ALREADY',
  });
  expect(await shop.registry.halt(order)).toMatchObject({ code: 'NO_CANARY' });
  await shop.registry.canary({ ...order, release: id('b'), percent: 5 });
  const { stable, canary } = await shop.registry.plans(audience);
  expect(stable.remotes[0]?.release).toBe(id('a'));
  expect(canary?.plan.remotes[0]).toMatchObject({ release: id('b'), fallbackRelease: { release: id('a') } });
  expect(canary?.plan.plan).not.toBe(stable.plan);
  const second = { ...order, remote: 'content', release: id('d'), percent: 5 };
  expect(await shop.registry.canary(second)).toMatchObject({ code: 'ANOTHER_CANARY' });
  await shop.registry.halt(order);
  expect((await shop.registry.plans(audience)).canary).toBeUndefined();
  expect(await shop.registry.canary(second)).toMatchObject({ ok: true });
});

it('lets a site have a release of its own, and follow the others again', async () => {
  for (const letter of ['a', 'b', 'c']) await shop.publish('catalog', id(letter));
  await promote('a');
  const own = { ...order, site: 'ortoo' };
  expect(await shop.registry.follow(own)).toMatchObject({ code: 'FOLLOWS_ALREADY' });
  await shop.registry.promote({ ...own, release: id('b') });
  await promote('c');
  expect(await live()).toEqual([id('b')]);
  expect((await shop.registry.plans({ site: 'munkh-tsas' })).stable.remotes[0]?.release).toBe(id('c'));
  expect(await shop.registry.follow(order)).toMatchObject({ code: 'FOLLOWS_ALREADY' });
  expect(await shop.registry.follow(own)).toEqual({ ok: true, release: id('c') });
  expect(await live()).toEqual([id('c')]);
  expect(await shop.registry.follow(own)).toMatchObject({ code: 'FOLLOWS_ALREADY' });
});

it('executes concurrent orders one after the other', async () => {
  for (const letter of ['a', 'b', 'c']) await shop.publish('catalog', id(letter));
  for (const letter of ['a', 'b', 'c']) await promote(letter);
  const results = await Promise.all([1, 2, 3].map(() => shop.registry.rollback(order)));
  expect(results.map(result => (result.ok ? result.release : result.code))).toEqual([
    id('b'),
    id('a'),
    'NOTHING_BEFORE',
  ]);
});

it('shows gated remotes to authorized visitors only', async () => {
  const manifest = { id: 'office', contract: 1, owner: 'x', routes: [], slots: [], gated: 'staff' } as const;
  await shop.publish('office', id('a'), { manifest });
  await shop.registry.promote({ ...order, remote: 'office', release: id('a') });
  expect((await shop.registry.plans(audience)).stable.remotes).toEqual([]);
  expect((await shop.registry.plans({ ...audience, staff: true })).stable.remotes).toHaveLength(1);
});

describe('publishing', () => {
  const record = (team = shop.team, files = filesOf('x')) => team.sign(unsignedRelease('catalog', id('a'), files));
  const publish = () => createPublisher(shop.store);
  const codes = (error: unknown) => (error instanceof RejectedRelease ? error.findings.map(({ code }) => code) : error);

  it('rejects a release without a signature of a key for this remote', async () => {
    const stranger = newTeam('*');
    const other = newTeam('content');
    await shop.store.addKey(other.key, keyNote);
    const forged = { ...record(), creator: 'Дорж' };
    for (const rejected of [record(stranger), record(other), forged]) {
      await shop.stage(rejected, filesOf('x'));
      expect(codes(await publish()(rejected).catch((error: unknown) => error))).toEqual(['SIGNATURE']);
    }
    expect(await shop.store.list()).toEqual([]);
  });

  it('rejects a release when its files differ from its record', async () => {
    const files = filesOf('x');
    for (const uploaded of [
      { ...files, 'browser/remoteEntry.js': '// y' },
      { 'browser/remoteEntry.js': '// x' },
      { ...files, 'browser/more.js': '// z' },
    ]) {
      await shop.stage(record(), uploaded);
      await expect(publish()(record())).rejects.toThrow(/differs|missing|does not name/);
    }
    await shop.stage(record(), files);
    expect(await publish()(record())).toBe('published');
  });

  it('never changes an existing release', async () => {
    const first = await shop.publish('catalog', id('a'));
    await shop.stage(first, filesOf('changed'));
    expect(await publish()(shop.team.sign(unsignedRelease('catalog', id('a'), filesOf('changed'))))).toBe('exists');
    const entry = join(shop.store.folder('catalog', id('a')), 'browser/remoteEntry.js');
    expect(await readFile(entry, 'utf8')).toBe(filesOf(`catalog ${id('a')}`)['browser/remoteEntry.js']);
  });

  it('ignores a release with a record changed after signing, or with a removed key', async () => {
    const { remote, release } = await shop.publish('catalog', id('a'));
    const path = join(shop.store.folder(remote, release), 'record.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('Болд', 'Дорж'));
    expect(await shop.store.find(remote, release)).toBeUndefined();
    await writeFile(path, text);
    expect(await shop.store.find(remote, release)).toBeDefined();
    await writeFile(join(shop.root, 'teams.json'), '{}');
    expect(await shop.store.find(remote, release)).toBeUndefined();
  });
});
