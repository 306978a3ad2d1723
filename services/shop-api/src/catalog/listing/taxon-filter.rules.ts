import type { SearchQuery } from '@ortoo/contracts';

/** Maximum depth of the tree; a document names its taxon per level as `l0` to `l4`. */
const levels = 5;

const depthOf = (permalink: string): number => permalink.split('/').length - 1;

/** Everything in a taxon and below it. */
export const insideTaxon = (permalink: string): SearchQuery => ({ term: { [`l${depthOf(permalink)}`]: permalink } });

/** The field of the taxons directly below one, or of the first level; undefined below the deepest. */
export const levelBelow = (permalink: string | undefined): string | undefined => {
  const level = permalink === undefined ? 0 : depthOf(permalink) + 1;
  return level < levels ? `l${level}` : undefined;
};
