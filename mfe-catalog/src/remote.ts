import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'catalog.home': () => import(/* webpackChunkName: "catalog.home" */ './products/products.page'),
    'catalog.products': () => import(/* webpackChunkName: "catalog.products" */ './products/products.page'),
    'catalog.product': () => import(/* webpackChunkName: "catalog.product" */ './products/product.page'),
  },
  slots: {
    'catalog.search-box': () => import(/* webpackChunkName: "catalog.search-box" */ './products/search-box'),
  },
  messages: {
    mn: () => import(/* webpackChunkName: "messages-mn" */ './messages/mn'),
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en'),
  },
});
