import type { RemoteManifest } from '@ortoo/contracts';

export const manifest = {
  id: 'content',
  contract: 1,
  owner: 'content team',
  routes: [
    { id: 'content.articles', path: '/articles', server: true, skeleton: 'list' },
    { id: 'content.article', path: '/articles/:slug', server: true, skeleton: 'article' },
    { id: 'content.news', path: '/news', server: true, skeleton: 'list' },
    { id: 'content.news-item', path: '/news/:slug', server: true, skeleton: 'article' },
    { id: 'content.authors', path: '/authors', server: true, skeleton: 'list' },
    {
      id: 'content.following',
      path: '/authors/following',
      server: false,
      skeleton: 'list',
      access: 'signed-in',
    },
    { id: 'content.author', path: '/authors/:slug', server: true, skeleton: 'article' },
    { id: 'content.publications', path: '/publications', server: false, skeleton: 'list', access: 'signed-in' },
    { id: 'content.publication', path: '/publications/:id', server: false, skeleton: 'form', access: 'signed-in' },
    { id: 'content.promotions', path: '/promotions', server: true, skeleton: 'list' },
    { id: 'content.promotion', path: '/promotions/:slug', server: true, skeleton: 'article' },
    { id: 'content.wheel-page', path: '/wheel', server: true, skeleton: 'article' },
    { id: 'content.page', path: '/pages/:slug', server: true, skeleton: 'article' },
  ],
  slots: [
    { id: 'content.article-strip' },
    { id: 'content.promotion-banner' },
    { id: 'content.publication-text' },
    { id: 'content.wheel' },
  ],
} as const satisfies RemoteManifest;
