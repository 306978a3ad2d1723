import type { RemoteManifest } from '@ortoo/contracts';

export const manifest = {
  id: 'brandsite',
  contract: 1,
  owner: 'brand team',
  routes: [
    { id: 'brandsite.home', path: '/', site: 'munkh-tsas', server: true, skeleton: 'article', ageGate: 21 },
    { id: 'brandsite.story', path: '/brand/story', server: true, skeleton: 'article', ageGate: 21 },
  ],
  slots: [{ id: 'brandsite.teaser' }],
} as const satisfies RemoteManifest;
