/** Public interface of the promotions module. */
export {
  type AppliedDiscount,
  applyCode,
  claimDiscounts,
  discountsOf,
  removeCode,
  unclaimDiscounts,
} from './promotions';
export { discountFor } from './discount.rules';
export { moveAdjustments, setAdjustment } from './promotions.tables';
