import type { RemoteManifest } from '@ortoo/contracts';

export const manifest = {
  id: 'backoffice',
  contract: 1,
  owner: 'back office team',
  gated: 'staff',
  routes: [
    { id: 'backoffice.coupons', path: '/backoffice', server: false, skeleton: 'list', access: 'staff' },
    { id: 'backoffice.releases', path: '/backoffice/releases', server: false, skeleton: 'list', access: 'staff' },
  ],
  slots: [],
} as const satisfies RemoteManifest;
