/** What other modules may use of the checkout. */
export { addressOnWire } from './address.mapper';
export { hasBought } from './bought.tables';
export { findAddress } from './addresses.tables';
export { couponOnWire } from './coupon.mapper';
export { couponState } from './coupon-code.rules';
export { mergeGuestOrder } from './merge';
export { orderTokenOf } from './owner';
export { freeOverdue, settlePayment } from './payments';
export { findPaymentByNumber } from './payments.tables';
export { normalContactPhone } from './phone.rules';
export { readProvinces } from './places.rules';
