import type { RemoteManifest } from '@ortoo/contracts';

export const manifest = {
  id: 'account',
  contract: 1,
  owner: 'account team',
  routes: [
    { id: 'account.sign-in', path: '/sign-in', server: false, skeleton: 'form' },
    { id: 'account.sign-up', path: '/sign-up', server: false, skeleton: 'form' },
    { id: 'account.profile', path: '/profile', server: false, skeleton: 'form', access: 'signed-in' },
    { id: 'account.orders', path: '/orders', server: false, skeleton: 'list', access: 'signed-in' },
    { id: 'account.wishlists', path: '/wishlists', server: false, skeleton: 'list' },
    { id: 'account.confirm-subscription', path: '/newsletter/confirm', server: false, skeleton: 'form' },
    { id: 'account.unsubscribe', path: '/newsletter/unsubscribe', server: false, skeleton: 'form' },
  ],
  slots: [{ id: 'account.sign-in-form' }],
} as const satisfies RemoteManifest;
