import type { ReleaseRecord } from '@ortoo/contracts';
import { filesOf, id, openTestRegistry, unsignedRelease, type Files } from '../testing/releases';
import { createPublisher } from '../publisher';
import { evaluate } from './evaluate';
import { createExamination } from './examine';
import type { Probe } from './gate';
import type { ProbedPage } from './probe.rules';

const order = { site: '*', channel: 'stable', by: 'Болд', why: 'test' };
const routes = [{ id: 'catalog.products', path: '/products', server: true, skeleton: 'list' as const }];
const manifest = { id: 'catalog', contract: 1 as const, owner: 'x', routes, slots: [] };

let shop: Awaited<ReturnType<typeof openTestRegistry>>;
/** Releases with pages that fail on the server. */
let failing: string[];
let rendered: string[];

const page = { route: 'catalog.products', path: '/products', adult: false, status: 200 };
const whole: ProbedPage = { ...page, html: '<main><h1>x</h1>y</main>' };
const probe: Probe = {
  addresses: async () => [],
  render: async ({ plan }) => {
    const release = plan.remotes.find(remote => remote.id === 'catalog')?.release ?? '';
    rendered.push(release);
    return { broken: [], pages: [failing.includes(release) ? { ...whole, failure: 'database is down' } : whole] };
  },
};

const examine = (record: ReleaseRecord) =>
  createExamination({ registry: shop.registry, site: 'ortoo', probe, evaluate: async request => evaluate(request) })(
    record,
  );

const publish = async (letter: string, change: Files = {}): Promise<ReleaseRecord> => {
  const files = { ...filesOf(letter), ...change };
  const record = shop.team.sign({ ...unsignedRelease('catalog', id(letter), files), manifest });
  await shop.stage(record, files);
  await createPublisher(shop.store)(record);
  await shop.registry.promote({ ...order, remote: 'catalog', release: id(letter) });
  return record;
};

beforeEach(async () => {
  failing = [];
  rendered = [];
  shop = await openTestRegistry();
  const files = filesOf('shell');
  const shell = shop.team.sign(unsignedRelease('shell', id('f'), files));
  await shop.stage(shell, files);
  await createPublisher(shop.store)(shell);
  await shop.registry.promote({ ...order, remote: 'shell', release: id('f') });
  await publish('a');
});
afterEach(() => shop.close());

it('finds nothing in a release that loads and renders', async () => {
  expect(await examine(await publish('b'))).toBeUndefined();
  expect(rendered).toEqual([id('b')]);
});

it('finds a script that throws at load time in the browser', async () => {
  const record = await publish('b', { 'browser/remoteEntry.js': 'throw new Error("entry")' });
  expect(await examine(record)).toMatch(/browser\/remoteEntry\.js fails as soon as it is loaded: entry/);
});

it('finds a page that fails on the server where the previous release renders it', async () => {
  failing = [id('b')];
  expect(await examine(await publish('b'))).toMatch(/catalog\.products at \/products fails on the server/);
});

it('blames no release for a failure of the previous one too', async () => {
  failing = [id('a'), id('b')];
  expect(await examine(await publish('b'))).toBeUndefined();
  expect(rendered).toEqual([id('b'), id('a')]);
});

it('tries nothing that is not live, or that has no replacement', async () => {
  failing = [id('a'), id('b')];
  const b = await publish('b');
  await shop.registry.rollback({ ...order, remote: 'catalog' });
  expect(await examine(b)).toBeUndefined();
  expect(await examine((await shop.registry.live('catalog'))!)).toBeUndefined();
  expect(rendered).toEqual([]);
});
