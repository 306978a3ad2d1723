import type { ProductKind, Rail } from '@ortoo/contracts';
import type { CardRequest } from '../parts/card.rules';

/** So many rails travel in the page's HTML; the others come when one scrolls near. */
export const firstRails = 2;

/** So many of a rail's products travel with it; the others come when one turns to the rail. */
export const firstCards = 12;

/** A rail of products; others show brands or look books. */
export type ProductsRail = Rail & { kind: Exclude<Rail['kind'], 'brands' | 'look_books'> };

export const isOfProducts = (rail: Rail): rail is ProductsRail => rail.kind !== 'brands' && rail.kind !== 'look_books';

/** What a configured rail shows, or the first of it. */
export const cardsOfRail = (
  { kind, value, size }: Pick<ProductsRail, 'kind' | 'value' | 'size'>,
  max = size,
): CardRequest => {
  const cards = { size: Math.min(size, max) };
  switch (kind) {
    case 'sale':
      return { ...cards, onSale: true, sort: 'sale_desc' };
    case 'taxon':
      return { ...cards, taxon: value ?? '', sort: 'date_desc' };
    case 'kind':
      return { ...cards, kind: (value ?? 'goods') as ProductKind, sort: 'date_desc' };
    case 'new':
      return { ...cards, sort: 'date_desc' };
  }
};
