import type { ComposedRemote, RouteDeclaration } from '@ortoo/contracts';
import type { Page } from '@ortoo/remote';
import { preparePage, type Visit } from './prepare';

const Story = () => null;
const Gate = () => null;
const load = jest.fn(async () => undefined);
const head: Page['head'] = ({ adult }) => ({ title: adult ? 'story' : 'gate' });

const visitOf = (route: Partial<RouteDeclaration>, page: Page, adult: boolean) => {
  const routes = [{ id: 'x.story', path: '/story', server: true, skeleton: 'article' as const, ...route }];
  const remote = { id: 'x', manifest: { id: 'x', contract: 1, owner: 'x', routes, slots: [] } } as unknown;
  return {
    composition: { plan: 'p', site: 's', remotes: [remote as ComposedRemote] },
    remotes: { page: async () => page },
    texts: { locale: 'mn', translator: () => (key: string) => key },
    site: { configs: { code: 's' } },
    adult,
  } as unknown as Visit;
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

it('gives a visitor whose age is unknown the gate, and loads nothing of what is behind it', async () =>
  expect(await open({ ageGate: 21 }, false)).toEqual({ shown: Gate, title: 'gate', loaded: 0 }));

it('lets in who has confirmed it', async () =>
  expect(await open({ ageGate: 21 }, true)).toEqual({ shown: Story, title: 'story', loaded: 1 }));

it('asks nobody on a page without an age gate', async () =>
  expect(await open({}, false)).toEqual({ shown: Story, title: 'gate', loaded: 1 }));

it('shows no page rather than one whose gate was forgotten', async () =>
  expect(await open({ ageGate: 21 }, false, { head, load, Page: Story })).toBe('failed'));
