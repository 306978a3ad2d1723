import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'backoffice.coupons': () => import(/* webpackChunkName: "backoffice.coupons" */ './coupons/coupons.page'),
    'backoffice.releases': () => import(/* webpackChunkName: "backoffice.releases" */ './releases/releases.page'),
  },
  slots: {},
  messages: locale => import(/* webpackChunkName: "messages-[request]" */ `./messages/${locale}`),
});
