import { lowestPrice, type SearchDocument } from '@ortoo/contracts';
import type { Json } from './json';

/** What every public answer keeps to: a price, stock, a day that has come, a picture. */
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

/** The same of one document. Others do not enter the index: not even their words can be guessed from it. */
export const isVisible = (document: SearchDocument, now: Date): boolean =>
  document.selling_price > lowestPrice &&
  document.total_on_hand > 0 &&
  Date.parse(document.available_on) <= now.getTime() &&
  document.image !== null;
