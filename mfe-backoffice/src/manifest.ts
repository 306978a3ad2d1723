import type { RemoteManifest } from '@ortoo/contracts';

export const manifest = {
  id: 'backoffice',
  contract: 1,
  owner: 'back office team',
  gated: 'staff',
  link: {
    path: '/backoffice',
    label: { mn: 'Ажлын хэсэг', en: 'Back office', ru: 'Служебный раздел', cn: '后台', it: 'Area riservata' },
  },
  routes: [{ id: 'backoffice.coupons', path: '/backoffice', server: false, skeleton: 'list', access: 'staff' }],
  slots: [],
} as const satisfies RemoteManifest;
