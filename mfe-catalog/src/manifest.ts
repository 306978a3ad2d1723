import type { RemoteManifest } from '@ortoo/contracts';

export const manifest = {
  id: 'catalog',
  contract: 1,
  owner: 'catalog team',
  routes: [
    { id: 'catalog.home', path: '/', server: true, skeleton: 'list' },
    { id: 'catalog.products', path: '/products', server: true, skeleton: 'list' },
    { id: 'catalog.taxon', path: '/t/*', server: true, skeleton: 'list' },
    { id: 'catalog.hotels', path: '/hotels', server: true, skeleton: 'list' },
    { id: 'catalog.quote', path: '/quote', server: true, skeleton: 'form' },
    { id: 'catalog.compare', path: '/compare', server: false, skeleton: 'list' },
    { id: 'catalog.brands', path: '/brands', server: true, skeleton: 'list' },
    { id: 'catalog.brand', path: '/brands/:code', server: true, skeleton: 'list' },
    { id: 'catalog.badge', path: '/badges/:code', server: true, skeleton: 'list' },
    { id: 'catalog.vendors', path: '/vendors', server: true, skeleton: 'list' },
    { id: 'catalog.vendor', path: '/vendors/:code', server: true, skeleton: 'list' },
    { id: 'catalog.stores', path: '/stores', server: true, skeleton: 'list' },
    { id: 'catalog.look-books', path: '/look-books', server: true, skeleton: 'list' },
    { id: 'catalog.look-book', path: '/look-books/:slug', server: true, skeleton: 'detail' },
    { id: 'catalog.package', path: '/package', server: false, skeleton: 'list' },
    { id: 'catalog.product', path: '/products/:slug', server: true, skeleton: 'detail' },
  ],
  slots: [{ id: 'catalog.search-box' }, { id: 'catalog.product-strip' }],
} as const satisfies RemoteManifest;
