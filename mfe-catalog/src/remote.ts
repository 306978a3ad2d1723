import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'catalog.home': () => import(/* webpackChunkName: "catalog.home" */ './home/home.page'),
    'catalog.products': () => import(/* webpackChunkName: "catalog.products" */ './products/products.page'),
    'catalog.taxon': () => import(/* webpackChunkName: "catalog.taxon" */ './products/taxon.page'),
    'catalog.hotels': () => import(/* webpackChunkName: "catalog.hotels" */ './travel/hotels.page'),
    'catalog.quote': () => import(/* webpackChunkName: "catalog.quote" */ './quote/quote.page'),
    'catalog.compare': () => import(/* webpackChunkName: "catalog.compare" */ './compare/compare.page'),
    'catalog.brands': () => import(/* webpackChunkName: "catalog.brands" */ './brands/brands.page'),
    'catalog.brand': () => import(/* webpackChunkName: "catalog.brand" */ './brands/brand.page'),
    'catalog.badge': () => import(/* webpackChunkName: "catalog.badge" */ './products/badge.page'),
    'catalog.vendors': () => import(/* webpackChunkName: "catalog.vendors" */ './vendors/vendors.page'),
    'catalog.vendor': () => import(/* webpackChunkName: "catalog.vendor" */ './vendors/vendor.page'),
    'catalog.stores': () => import(/* webpackChunkName: "catalog.stores" */ './stores/stores.page'),
    'catalog.look-books': () => import(/* webpackChunkName: "catalog.look-books" */ './look-books/look-books.page'),
    'catalog.look-book': () => import(/* webpackChunkName: "catalog.look-book" */ './look-books/look-book.page'),
    'catalog.package': () => import(/* webpackChunkName: "catalog.package" */ './package/package.page'),
    'catalog.product': () => import(/* webpackChunkName: "catalog.product" */ './product/product.page'),
  },
  slots: {
    'catalog.search-box': () => import(/* webpackChunkName: "catalog.search-box" */ './slots/search-box'),
    'catalog.product-strip': () => import(/* webpackChunkName: "catalog.product-strip" */ './slots/product-strip'),
  },
  // The folders beside the catalogues hold parts of them.
  messages: locale =>
    import(/* webpackChunkName: "messages-[request]", webpackInclude: /messages.[a-z]+\.ts$/ */ `./messages/${locale}`),
});
