/** What other modules may use of the promotions. */
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
