import type { RemoteManifest } from '@ortoo/contracts';

const workplace = { server: false, skeleton: 'workplace', access: 'staff', frame: 'workplace' } as const;

export const manifest = {
  id: 'backoffice',
  contract: 1,
  owner: 'back office team',
  gated: 'staff',
  link: {
    path: '/backoffice',
    label: { mn: 'Ажлын хэсэг', en: 'Back office', ru: 'Служебный раздел', cn: '后台', it: 'Area riservata' },
  },
  routes: [
    { id: 'backoffice.overview', path: '/backoffice', ...workplace },
    { id: 'backoffice.orders', path: '/backoffice/orders', ...workplace },
    { id: 'backoffice.order', path: '/backoffice/orders/:number', ...workplace },
    { id: 'backoffice.pick-list', path: '/backoffice/pick-list', ...workplace },
    { id: 'backoffice.products', path: '/backoffice/products', ...workplace },
    { id: 'backoffice.product', path: '/backoffice/products/:id', ...workplace },
    { id: 'backoffice.import', path: '/backoffice/import', ...workplace },
    { id: 'backoffice.directory', path: '/backoffice/sellers', ...workplace },
    { id: 'backoffice.search', path: '/backoffice/search', ...workplace },
    { id: 'backoffice.travel', path: '/backoffice/travel', ...workplace },
    { id: 'backoffice.returns', path: '/backoffice/returns', ...workplace },
    { id: 'backoffice.coupons', path: '/backoffice/coupons', ...workplace },
    { id: 'backoffice.scan', path: '/backoffice/scan', ...workplace },
    { id: 'backoffice.staff', path: '/backoffice/staff', ...workplace },
    { id: 'backoffice.roles', path: '/backoffice/roles', ...workplace },
    { id: 'backoffice.audit', path: '/backoffice/audit', ...workplace },
    { id: 'backoffice.quotes', path: '/backoffice/quotes', ...workplace },
    { id: 'backoffice.reviews', path: '/backoffice/reviews', ...workplace },
    { id: 'backoffice.comments', path: '/backoffice/comments', ...workplace },
    { id: 'backoffice.publications', path: '/backoffice/publications', ...workplace },
    { id: 'backoffice.messages', path: '/backoffice/messages', ...workplace },
    { id: 'backoffice.newsletter', path: '/backoffice/newsletter', ...workplace },
    { id: 'backoffice.roulette', path: '/backoffice/roulette', ...workplace },
    { id: 'backoffice.releases', path: '/backoffice/releases', ...workplace },
  ],
  slots: [],
} as const satisfies RemoteManifest;
