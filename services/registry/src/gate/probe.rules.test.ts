import type { RouteDeclaration } from '@ortoo/contracts';
import { addressesBySite, addressesOf, checkLoad, checkPage, type ProbedPage } from './probe.rules';

const route = (path: string, change: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id: `x${path}`,
  path,
  server: true,
  skeleton: 'list',
  ...change,
});

it('finds an address for every page of the server', () => {
  const routes = [
    route('/'),
    route('/a/:slug'),
    route('/t/*'),
    route('/none/:slug'),
    route('/own', { server: false }),
    route('/adults', { ageGate: 21 }),
  ];
  const known = ['/', '/a/b/c', '/a/one', '/a/two', '/t/deep/er'];
  expect(addressesOf(routes, known).map(({ path, adult }) => [path, adult])).toEqual([
    ['/', false],
    ['/a/one', false],
    ['/t/deep/er', false],
    ['/adults', false],
    ['/adults', true],
  ]);
});

it('tries the pages of one site there, and all others on the first', () => {
  const routes = [route('/'), route('/', { id: 'x.home', site: 'brand' }), route('/a')];
  const found = addressesBySite(routes, [], 'shop');
  expect([...found].map(([site, pages]) => [site, pages.map(({ route: id }) => id)])).toEqual([
    ['shop', ['x/', 'x/a']],
    ['brand', ['x.home']],
  ]);
});

const page = (html: string, change: Partial<ProbedPage> = {}): ProbedPage => ({
  route: 'x.y',
  path: '/y',
  adult: false,
  status: 200,
  html,
  ...change,
});

const good = '<main id="m"><style>a{}</style><h1 class="c">Y</h1></main>';

it.each<[what: string, codes: string[], page: ProbedPage]>([
  ['whole', [], page(good)],
  ['thrown', ['PROBE_THROWS'], page('', { status: 503, failure: 'Error: x\n  at y' })],
  ['not found', ['PROBE_STATUS'], page(good, { status: 404 })],
  ['without a heading', ['PROBE_HEADING'], page('<h1>Shop</h1><main><p>Y</p></main>')],
  ['in parts', ['PROBE_INCOMPLETE'], page('<main><!--$!--><template></template><p>…</p><!--/$--></main>')],
  ['whole but for a part', ['PROBE_INCOMPLETE'], page(good, { status: 503, gap: 'TypeError: x' })],
  ['empty', ['PROBE_EMPTY'], page('<main><h1></h1><style>a{}</style></main>')],
])('evaluates a page that is %s: %j', (_, codes, probed) => {
  expect(checkPage(probed).map(({ code }) => code)).toEqual(codes);
});

it('reports a remote that does not load', () => {
  expect(checkLoad({ remote: 'x', why: 'TypeError: y\n  at z' })).toMatchObject({
    code: 'PROBE_LOAD',
    problem: '“x” does not load on the server: TypeError: y.',
  });
});
