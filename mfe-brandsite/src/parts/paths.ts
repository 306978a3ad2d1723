import { manifest } from '../manifest';

/** Addresses of the brand's pages; the same on every site. */
export const paths = {
  story: '/brand/story',
  product: '/brand/product',
  recipes: '/brand/recipes',
  stockists: '/brand/where-to-buy',
} as const;

const [home, section] = manifest.routes;

/** The brand's first page: the home page of its own site, and a part of the shop's. */
export const homePath = (site: string): string => (site === home.site ? home.path : section.path);

export const recipePath = (slug: string): string => `${paths.recipes}/${slug}`;
