import type { RemoteManifest } from '@ortoo/contracts';

export const manifest = {
  id: 'content',
  contract: 1,
  owner: 'content team',
  routes: [
    { id: 'content.articles', path: '/articles', server: true, skeleton: 'list' },
    { id: 'content.article', path: '/articles/:slug', server: true, skeleton: 'article' },
    { id: 'content.page', path: '/pages/:slug', server: true, skeleton: 'article' },
  ],
  slots: [{ id: 'content.article-strip' }],
} as const satisfies RemoteManifest;
