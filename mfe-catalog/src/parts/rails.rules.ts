import type { ProductKind, Rail } from '@ortoo/contracts';
import type { CardRequest } from './card.rules';

/** Number of rails in the page's HTML; the others load when scrolled near. */
export const firstRails = 2;

/** Number of a rail's products in the HTML; the others load on interaction with the rail. */
export const firstCards = 12;

/** A rail of products; others show brands or look books. */
export type ProductsRail = Rail & { kind: Exclude<Rail['kind'], 'brands' | 'look_books'> };

export const isOfProducts = (rail: Rail): rail is ProductsRail => rail.kind !== 'brands' && rail.kind !== 'look_books';

/** Cards of a configured rail, or the first of them. */
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
