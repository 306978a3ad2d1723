import type { ProductKind, Rail } from '@ortoo/contracts';
import type { CardsWanted } from '../parts/card.rules';

/** A rail is a taste of its list: so many at most, however long the list is. */
const railSize = 12;

/** So many rails travel in the page's HTML; the others come when one scrolls near. */
export const firstRails = 2;

/** What a configured rail shows. */
export const cardsOfRail = ({ kind, value, size }: Pick<Rail, 'kind' | 'value' | 'size'>): CardsWanted => {
  const cards = { size: Math.min(size, railSize) };
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
