import { lowestPrice, type SearchDocument } from '@ortoo/contracts';
import type { Json } from './json';

/** The filter of every public answer: a price, stock, a date that is reached, a picture. */
export const visible: Json = {
  bool: {
    filter: [
      { range: { selling_price: { gt: lowestPrice } } },
      { range: { total_on_hand: { gt: 0 } } },
      { range: { available_on: { lte: 'now' } } },
      { exists: { field: 'image' } },
    ],
  },
};

/** The same rule for one document. Hidden ones are not indexed, so that even their words cannot be guessed. */
export const isVisible = (document: SearchDocument, now: Date): boolean =>
  document.selling_price > lowestPrice &&
  document.total_on_hand > 0 &&
  Date.parse(document.available_on) <= now.getTime() &&
  document.image !== null;
