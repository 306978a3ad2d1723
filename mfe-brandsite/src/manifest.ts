import type { RemoteManifest } from '@ortoo/contracts';

const behindGate = { server: true, skeleton: 'article', ageGate: 21 } as const;

export const manifest = {
  id: 'brandsite',
  contract: 1,
  owner: 'brand team',
  routes: [
    { id: 'brandsite.home', path: '/', site: 'munkh-tsas', ...behindGate },
    { id: 'brandsite.section', path: '/brand', ...behindGate },
    { id: 'brandsite.story', path: '/brand/story', ...behindGate },
    { id: 'brandsite.product', path: '/brand/product', ...behindGate },
    { id: 'brandsite.recipes', path: '/brand/recipes', ...behindGate },
    { id: 'brandsite.recipe', path: '/brand/recipes/:slug', ...behindGate },
    { id: 'brandsite.stockists', path: '/brand/where-to-buy', ...behindGate },
  ],
  slots: [{ id: 'brandsite.teaser' }],
} as const satisfies RemoteManifest;
