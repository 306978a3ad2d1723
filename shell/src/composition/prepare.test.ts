import type { RouteDeclaration } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { MovedTo, type Page } from '@ortoo/remote';
import { emptyPage, planOf, remoteOf, visitOf as anyVisit } from '../testing/fake-visit';
import { preparePage } from './prepare';

const Story = () => null;
const Gate = () => null;
const load = jest.fn(async () => undefined);
const head: Page['head'] = ({ adult }) => ({ title: adult ? 'story' : 'gate' });

const visitOf = (route: Partial<RouteDeclaration>, page: Page, adult: boolean) => {
  const remote = remoteOf('x', ['/story']);
  const routes = remote.manifest.routes.map(known => ({ ...known, ...route }));
  return anyVisit({
    composition: planOf({ ...remote, manifest: { ...remote.manifest, routes } }),
    remotes: { page: async () => page, slot: jest.fn(), limit: jest.fn(), giveUp: () => false },
    adult,
  });
};
const open = async (
  route: Partial<RouteDeclaration>,
  adult: boolean,
  page: Page = { head, load, Page: Story, Gate },
) => {
  const prepared = await preparePage(visitOf(route, page, adult), '/story', '');
  if (prepared.kind !== 'page') return prepared.kind;
  return { shown: prepared.page.Page, title: prepared.head.title, loaded: load.mock.calls.length };
};

beforeEach(() => load.mockClear());

it("renders the gate for a visitor of unknown age, and does not load the page's data", async () =>
  expect(await open({ ageGate: 21 }, false)).toEqual({ shown: Gate, title: 'gate', loaded: 0 }));

it('admits a visitor who has confirmed the age', async () =>
  expect(await open({ ageGate: 21 }, true)).toEqual({ shown: Story, title: 'story', loaded: 1 }));

it('requires no confirmation on a page without an age gate', async () =>
  expect(await open({}, false)).toEqual({ shown: Story, title: 'gate', loaded: 1 }));

it('shows no page rather than one whose gate is missing', async () =>
  expect(await open({ ageGate: 21 }, false, { head, load, Page: Story })).toBe('failed'));

const gone = new Error('no such file');

test.each([
  ['a page', async () => undefined, { kind: 'page' }],
  ['none of the API’s', () => Promise.reject(new ApiError(404, 'NOT_FOUND', '')), { kind: 'not-found' }],
  [
    'none of the API’s with something near',
    () => Promise.reject(new ApiError(404, 'NOT_FOUND', '', {}, { nearest: { path: '/t/goods', label: 'Бараа' } })),
    { kind: 'not-found', nearest: { path: '/t/goods', label: 'Бараа' } },
  ],
  ['an address that cannot be one', () => Promise.reject(new ApiError(422, 'INVALID', '')), { kind: 'not-found' }],
  ['one elsewhere', () => Promise.reject(new MovedTo('/products/new')), { path: '/products/new', permanent: true }],
  ['one elsewhere for now', () => Promise.reject(new MovedTo('/cart', false)), { kind: 'moved', permanent: false }],
  ['a failing API', () => Promise.reject(new ApiError(500, 'UNKNOWN', '')), { kind: 'failed' }],
  ['no answer', () => Promise.reject(new ApiError(0, 'NETWORK', '')), { kind: 'failed' }],
])('result of %s', async (_, load: () => Promise<undefined>, expected) => {
  const visit = anyVisit({
    remotes: { page: async () => ({ ...emptyPage, load }), slot: jest.fn(), limit: jest.fn(), giveUp: () => false },
  });
  expect(await preparePage(visit, '/x', '')).toMatchObject(expected);
});

test("a page's metadata follows the query of its address", async () => {
  const head: Page['head'] = ({ search }) => ({ title: search.get('q') ?? '' });
  const visit = anyVisit({
    remotes: { page: async () => ({ ...emptyPage, head }), slot: jest.fn(), limit: jest.fn(), giveUp: () => false },
  });
  const prepared = await preparePage(visit, '/x', '?q=boots');
  expect(prepared.kind === 'page' && [prepared.head.title, prepared.headAt('?q=tents').title]).toEqual([
    'boots',
    'tents',
  ]);
});

test('a failed remote affects only its page', async () => {
  const visit = anyVisit({
    remotes: { page: () => Promise.reject(gone), slot: jest.fn(), limit: jest.fn(), giveUp: () => false },
  });
  expect(await preparePage(visit, '/x', '')).toEqual({ kind: 'failed', error: gone });
  expect(await preparePage(visit, '/nobody', '')).toEqual({ kind: 'not-found' });
});

test('a page whose code fails is prepared again with a fallback release, one whose data fails is not', async () => {
  const giveUp = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
  const load = jest.fn().mockRejectedValueOnce(new TypeError('x is undefined')).mockResolvedValue(undefined);
  const page = async () => ({ ...emptyPage, load });
  expect(
    (await preparePage(anyVisit({ remotes: { page, slot: jest.fn(), limit: jest.fn(), giveUp } }), '/x', '')).kind,
  ).toBe('page');
  expect(giveUp).toHaveBeenCalledTimes(1);
  load.mockRejectedValueOnce(new ApiError(503, 'DOWN', 'down'));
  expect(
    (await preparePage(anyVisit({ remotes: { page, slot: jest.fn(), limit: jest.fn(), giveUp } }), '/x', '')).kind,
  ).toBe('failed');
  expect(giveUp).toHaveBeenCalledTimes(1);
});
