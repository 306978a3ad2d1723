import type { ProductKind } from '@ortoo/contracts';
import { isInBranch } from './taxon.rules';

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
