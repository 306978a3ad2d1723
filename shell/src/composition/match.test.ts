import { planOf, remoteOf } from '../testing/fake-visit';
import { matchPage } from './match';

// The order is deliberately wrong.
const plan = planOf(
  remoteOf('checkout', ['/orders/:number', '/orders']),
  remoteOf('content', ['/pages/:slug']),
  remoteOf('catalog', ['/t/*', '/', '/products/:slug', '/products', '/products/new', '/products/:slug/reviews']),
);

test.each([
  ['/', 'catalog./', {}],
  ['/products', 'catalog./products', {}],
  ['/products/', 'catalog./products', {}],
  ['/products/new', 'catalog./products/new', {}],
  ['/products/boots', 'catalog./products/:slug', { slug: 'boots' }],
  ['/products/boots/reviews', 'catalog./products/:slug/reviews', { slug: 'boots' }],
  ['/orders/R1', 'checkout./orders/:number', { number: 'R1' }],
  ['/t/goods/clothes/boots', 'catalog./t/*', { '*': 'goods/clothes/boots' }],
])('%s is %s', (path, id, params) => {
  const match = matchPage(plan, path);
  expect([match?.route.id, match?.params]).toEqual([id, params]);
  expect(match?.remote.id).toBe(id.split('.')[0]);
});

test.each(['/product', '/products/boots/more', '/orders/R1/lines', '/backoffice', '/en/products'])(
  '%s has no owner',
  path => expect(matchPage(plan, path)).toBeUndefined(),
);

test.each([
  ['ortoo', 'catalog./'],
  ['munkh-tsas', 'brandsite./'],
])('the home of %s is %s', (site, id) => {
  const brand = remoteOf('brandsite', ['/']);
  const routes = brand.manifest.routes.map(route => ({ ...route, site: 'munkh-tsas' }));
  const own = { ...brand, manifest: { ...brand.manifest, routes } };
  expect(matchPage({ ...plan, site, remotes: [...plan.remotes, own] }, '/')?.route.id).toBe(id);
});

test('a page of another site does not exist', () => {
  const brand = remoteOf('brandsite', ['/only-there']);
  const routes = brand.manifest.routes.map(route => ({ ...route, site: 'munkh-tsas' }));
  const plans = planOf({ ...brand, manifest: { ...brand.manifest, routes } });
  expect(matchPage(plans, '/only-there')).toBeUndefined();
  expect(matchPage({ ...plans, site: 'munkh-tsas' }, '/only-there')).toBeDefined();
});
