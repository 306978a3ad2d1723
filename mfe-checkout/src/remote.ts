import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'checkout.cart': () => import(/* webpackChunkName: "checkout.cart" */ './cart/cart.page'),
    'checkout.start': () => import(/* webpackChunkName: "checkout.start" */ './checkout/checkout.page'),
    'checkout.step': () => import(/* webpackChunkName: "checkout.step" */ './checkout/checkout.page'),
    'checkout.coupons': () => import(/* webpackChunkName: "checkout.coupons" */ './coupons/coupons.page'),
    'checkout.tickets': () => import(/* webpackChunkName: "checkout.tickets" */ './tickets/tickets.page'),
    'checkout.wallet': () => import(/* webpackChunkName: "checkout.wallet" */ './wallet/wallet.page'),
    'checkout.recharge': () => import(/* webpackChunkName: "checkout.recharge" */ './wallet/recharge.page'),
    'checkout.vouchers': () => import(/* webpackChunkName: "checkout.vouchers" */ './vouchers/vouchers.page'),
    'checkout.cards': () => import(/* webpackChunkName: "checkout.cards" */ './cards/cards.page'),
    'checkout.licenses': () => import(/* webpackChunkName: "checkout.licenses" */ './licenses/licenses.page'),
  },
  slots: {
    'checkout.address-form': () => import(/* webpackChunkName: "checkout.address-form" */ './slots/address-form'),
    'checkout.order-payment': () => import(/* webpackChunkName: "checkout.order-payment" */ './slots/order-payment'),
    'checkout.order-receipt': () => import(/* webpackChunkName: "checkout.order-receipt" */ './slots/order-receipt'),
    'checkout.order-return': () => import(/* webpackChunkName: "checkout.order-return" */ './slots/order-return'),
    'checkout.order-sums': () => import(/* webpackChunkName: "checkout.order-sums" */ './slots/order-sums'),
    'checkout.order-tickets': () => import(/* webpackChunkName: "checkout.order-tickets" */ './slots/order-tickets'),
  },
  messages: locale => import(/* webpackChunkName: "messages-[request]" */ `./messages/${locale}`),
});
