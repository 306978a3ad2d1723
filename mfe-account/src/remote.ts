import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'account.sign-in': () => import(/* webpackChunkName: "account.sign-in" */ './sign-in/sign-in.page'),
    'account.sign-up': () => import(/* webpackChunkName: "account.sign-up" */ './sign-in/sign-up.page'),
    'account.profile': () => import(/* webpackChunkName: "account.profile" */ './profile/profile.page'),
    'account.orders': () => import(/* webpackChunkName: "account.orders" */ './orders/orders.page'),
    'account.wishlists': () => import(/* webpackChunkName: "account.wishlists" */ './wishlists/wishlists.page'),
    'account.confirm-subscription': () =>
      import(/* webpackChunkName: "account.confirm-subscription" */ './newsletter/confirm-subscription.page'),
    'account.unsubscribe': () => import(/* webpackChunkName: "account.unsubscribe" */ './newsletter/unsubscribe.page'),
  },
  slots: {
    'account.sign-in-form': () => import(/* webpackChunkName: "account.sign-in-form" */ './slots/sign-in-form'),
  },
  messages: locale => import(/* webpackChunkName: "messages-[request]" */ `./messages/${locale}`),
});
