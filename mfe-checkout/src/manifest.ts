import type { RemoteManifest } from '@ortoo/contracts';

export const manifest = {
  id: 'checkout',
  contract: 1,
  owner: 'checkout team',
  routes: [
    { id: 'checkout.cart', path: '/cart', server: false, skeleton: 'list' },
    { id: 'checkout.start', path: '/checkout', server: false, skeleton: 'form', frame: 'enclosed' },
    { id: 'checkout.step', path: '/checkout/:step', server: false, skeleton: 'form', frame: 'enclosed' },
    { id: 'checkout.coupons', path: '/coupons', server: false, skeleton: 'list', access: 'signed-in' },
    { id: 'checkout.tickets', path: '/tickets', server: false, skeleton: 'list', access: 'signed-in' },
    { id: 'checkout.wallet', path: '/wallet', server: false, skeleton: 'list', access: 'signed-in' },
    { id: 'checkout.recharge', path: '/wallet/recharge/:number', server: false, skeleton: 'form', access: 'signed-in' },
    { id: 'checkout.vouchers', path: '/vouchers', server: false, skeleton: 'list', access: 'signed-in' },
    { id: 'checkout.cards', path: '/cards', server: false, skeleton: 'list', access: 'signed-in' },
    { id: 'checkout.licenses', path: '/licenses', server: false, skeleton: 'list', access: 'signed-in' },
  ],
  slots: [
    { id: 'checkout.address-form' },
    { id: 'checkout.order-payment' },
    { id: 'checkout.order-receipt' },
    { id: 'checkout.order-return' },
    { id: 'checkout.order-sums' },
    { id: 'checkout.order-tickets' },
  ],
} as const satisfies RemoteManifest;
