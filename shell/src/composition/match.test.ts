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
