import type { ProductKind } from '@ortoo/contracts';
import { isInBranch } from './taxon.rules';

type Hours = [from: number, to: number];

/** Delivery time of the goods, in hours. */
export const deliveryHours: { city: Hours; country: Hours } = { city: [24, 48], country: [48, 72] };

/** Return period in hours, by taxon; the first match wins. */
const windows: readonly (readonly [root: string, hours: number])[] = [
  ['goods/food', 24],
  ['goods/drinks', 24],
  ['goods/beauty', 24],
  ['goods/electronics', 72],
];

const ofCodes = 24;
const ofGoods = 48;

export const returnHours = (kind: ProductKind, taxon: string): number => {
  if (kind !== 'goods') return ofCodes;
  return windows.find(([root]) => isInBranch(taxon, root))?.[1] ?? ofGoods;
};
