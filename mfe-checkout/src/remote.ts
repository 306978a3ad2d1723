import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'checkout.cart': () => import(/* webpackChunkName: "checkout.cart" */ './cart/cart.page'),
    'checkout.start': () => import(/* webpackChunkName: "checkout.start" */ './checkout/checkout.page'),
    'checkout.step': () => import(/* webpackChunkName: "checkout.step" */ './checkout/checkout.page'),
    'checkout.order': () => import(/* webpackChunkName: "checkout.order" */ './order/order.page'),
    'checkout.coupons': () => import(/* webpackChunkName: "checkout.coupons" */ './coupons/coupons.page'),
    'checkout.tickets': () => import(/* webpackChunkName: "checkout.tickets" */ './tickets/tickets.page'),
    'checkout.wallet': () => import(/* webpackChunkName: "checkout.wallet" */ './wallet/wallet.page'),
    'checkout.recharge': () => import(/* webpackChunkName: "checkout.recharge" */ './wallet/recharge.page'),
    'checkout.vouchers': () => import(/* webpackChunkName: "checkout.vouchers" */ './vouchers/vouchers.page'),
    'checkout.cards': () => import(/* webpackChunkName: "checkout.cards" */ './cards/cards.page'),
    'checkout.licenses': () => import(/* webpackChunkName: "checkout.licenses" */ './licenses/licenses.page'),
  },
  slots: {},
  messages: locale => import(/* webpackChunkName: "messages-[request]" */ `./messages/${locale}`),
});
