import { lowestPrice } from '@ortoo/contracts';
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
