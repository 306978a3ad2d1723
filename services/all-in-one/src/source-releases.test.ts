import { id, openTestRegistry } from '../../registry/src/testing/releases';
import { releaseAtStart, type SourceRelease } from './source-releases';

let shop: Awaited<ReturnType<typeof openTestRegistry>>;
let printed: string[];
let progress: string[];
let built: string[];

beforeEach(async () => {
  shop = await openTestRegistry();
  printed = [];
  progress = [];
  built = [];
});
afterEach(() => shop.close());

const sources = (letter: string): SourceRelease[] => [
  { name: 'shell', remote: 'shell', release: id('f') },
  { name: 'mfe-catalog', remote: 'catalog', release: id(letter) },
];

const start = (letter: string, releaseChanges = false, build = async () => {}) =>
  releaseAtStart(sources(letter), {
    registry: shop.registry,
    print: line => void (line.startsWith('releasing ') ? progress : printed).push(line),
    releaseChanges,
    build: async ({ remote, release }) => {
      await build();
      built.push(remote);
      await shop.publish(remote, release);
      return release;
    },
  });

const live = async () => (await shop.registry.live('catalog'))?.release;

it('publishes everything at the first start, and nothing at the second', async () => {
  await start('a');
  expect([built, await live(), (await shop.registry.live('shell'))?.release]).toEqual([
    ['shell', 'catalog'],
    id('a'),
    id('f'),
  ]);
  expect(progress).toEqual(['releasing shell, 1 of 2', 'releasing mfe-catalog, 2 of 2']);
  const events = await shop.store.history();
  await start('a');
  expect([built, printed, await shop.store.history()]).toEqual([['shell', 'catalog'], [], events]);
});

it('leaves changed sources unreleased at a later start, and reports the remote and the command', async () => {
  await start('a');
  const events = [...(await shop.store.history())];
  await start('b');
  expect([built, await live(), await shop.store.history()]).toEqual([['shell', 'catalog'], id('a'), events]);
  expect(printed).toEqual([expect.stringMatching(/^mfe-catalog: .*npm run release -w mfe-catalog$/)]);
});

it('leaves an operator’s choice live although the sources are those of another release', async () => {
  await start('a');
  await start('b', true);
  await shop.registry.rollback({ remote: 'catalog', site: '*', channel: 'stable', by: 'Болд', why: 'prices' });
  await start('b');
  expect(await live()).toBe(id('a'));
  expect(printed).toEqual([expect.stringContaining('npm run release -w mfe-catalog')]);
});

it('releases changed sources when requested', async () => {
  await start('a');
  await start('b', true);
  expect([built, await live(), printed]).toEqual([['shell', 'catalog', 'catalog'], id('b'), []]);
});

it('continues an interrupted first start', async () => {
  await expect(start('a', false, async () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  await shop.publish('catalog', id('a'));
  await shop.registry.promote({ remote: 'catalog', site: '*', channel: 'stable', by: '', why: '', release: id('a') });
  await start('a');
  expect([await live(), (await shop.registry.live('shell'))?.release, built]).toEqual([id('a'), id('f'), ['shell']]);
});
