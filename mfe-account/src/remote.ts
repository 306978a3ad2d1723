import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'account.sign-in': () => import(/* webpackChunkName: "account.sign-in" */ './sign-in/sign-in.page'),
    'account.recover': () => import(/* webpackChunkName: "account.recover" */ './sign-in/recover.page'),
    'account.confirm-email': () =>
      import(/* webpackChunkName: "account.confirm-email" */ './sign-in/confirm-email.page'),
    'account.invitation': () => import(/* webpackChunkName: "account.invitation" */ './sign-in/invitation.page'),
    'account.social-return': () =>
      import(/* webpackChunkName: "account.social-return" */ './sign-in/social-return.page'),
    'account.sign-up': () => import(/* webpackChunkName: "account.sign-up" */ './sign-in/sign-up.page'),
    'account.profile': () => import(/* webpackChunkName: "account.profile" */ './overview/overview.page'),
    'account.details': () => import(/* webpackChunkName: "account.details" */ './profile/details.page'),
    'account.addresses': () => import(/* webpackChunkName: "account.addresses" */ './addresses/addresses.page'),
    'account.organization': () => import(/* webpackChunkName: "account.organization" */ './profile/organization.page'),
    'account.notices': () => import(/* webpackChunkName: "account.notices" */ './profile/notifications.page'),
    'account.data': () => import(/* webpackChunkName: "account.data" */ './profile/data.page'),
    'account.security': () => import(/* webpackChunkName: "account.security" */ './security/security.page'),
    'account.orders': () => import(/* webpackChunkName: "account.orders" */ './orders/orders.page'),
    'account.order': () => import(/* webpackChunkName: "account.order" */ './order/order.page'),
    'account.wishlists': () => import(/* webpackChunkName: "account.wishlists" */ './wishlists/wishlists.page'),
    'account.wishlist': () => import(/* webpackChunkName: "account.wishlist" */ './wishlists/wishlist.page'),
    'account.shared-wishlist': () =>
      import(/* webpackChunkName: "account.shared-wishlist" */ './wishlists/shared-wishlist.page'),
    'account.saved': () => import(/* webpackChunkName: "account.saved" */ './saved/saved.page'),
    'account.bookmarks': () => import(/* webpackChunkName: "account.bookmarks" */ './bookmarks/bookmarks.page'),
    'account.history': () => import(/* webpackChunkName: "account.history" */ './history/history.page'),
    'account.quotes': () => import(/* webpackChunkName: "account.quotes" */ './quotes/quotes.page'),
    'account.notifications': () => import(/* webpackChunkName: "account.notifications" */ './notices/notices.page'),
    'account.confirm-subscription': () =>
      import(/* webpackChunkName: "account.confirm-subscription" */ './newsletter/confirm-subscription.page'),
    'account.unsubscribe': () => import(/* webpackChunkName: "account.unsubscribe" */ './newsletter/unsubscribe.page'),
  },
  slots: {
    'account.address-picker': () => import(/* webpackChunkName: "account.address-picker" */ './slots/address-picker'),
    'account.sign-in-dialog': () => import(/* webpackChunkName: "account.sign-in-dialog" */ './slots/sign-in-dialog'),
    'account.sign-in-form': () => import(/* webpackChunkName: "account.sign-in-form" */ './slots/sign-in-form'),
    'account.user-menu': () => import(/* webpackChunkName: "account.user-menu" */ './slots/user-menu'),
  },
  // The folders beside the catalogues hold parts of them.
  messages: locale =>
    import(/* webpackChunkName: "messages-[request]", webpackInclude: /messages.[a-z]+\.ts$/ */ `./messages/${locale}`),
});
