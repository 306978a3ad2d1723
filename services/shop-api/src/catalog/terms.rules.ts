import type { ProductKind } from '@ortoo/contracts';
import { isInBranch } from './taxon.rules';

/** Return period in hours, by taxon; the first match wins. */
const windows: readonly (readonly [root: string, hours: number])[] = [
  ['goods/food', 24],
  ['goods/drinks', 24],
  ['goods/beauty', 24],
  ['goods/electronics', 72],
];

/** Return period of coupons, tickets, stays and trips, from their payment. */
const ofCodes = 24;
const ofGoods = 48;

/** Return periods as a text lists them, the shortest first; `rest` are the goods that no root names. */
export const returnWindows = (): { hours: number; roots: string[]; rest: boolean }[] =>
  [...new Set([...windows.map(([, hours]) => hours), ofGoods])]
    .toSorted((a, b) => a - b)
    .map(hours => ({
      hours,
      roots: windows.filter(([, each]) => each === hours).map(([root]) => root),
      rest: hours === ofGoods,
    }));

export const returnHours = (kind: ProductKind, taxon: string): number => {
  if (kind !== 'goods') return ofCodes;
  return windows.find(([root]) => isInBranch(taxon, root))?.[1] ?? ofGoods;
};
