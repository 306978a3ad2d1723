/** Public interface of the promotions module. */
export {
  type AppliedDiscount,
  applyCode,
  claimDiscounts,
  discountsOf,
  removeCode,
  unclaimDiscounts,
} from './promotions';
export { findPromotions, issueCode } from './issued-codes.tables';
export { discountFor } from './discount.rules';
export type { PromotionRow } from './promotions.tables';
export { moveAdjustments, setAdjustment } from './promotions.tables';
