/** What other modules may use of the checkout. */
export { addressOnWire } from './address.mapper';
export { hasBought } from './bought.tables';
export { findAddress } from './addresses.tables';
export { couponOnWire } from './coupon.mapper';
export { couponState } from './coupon-code.rules';
export { deadlineOf } from './deadline.rules';
export { invoiceOf } from './invoice';
export { mergeGuestOrder } from './merge';
export { findContact, type OrderRow } from './orders.tables';
export { judge } from './settlement.rules';
export { amountDue } from './order';
export { orderTokenOf, requireOwnOrder } from './owner';
export { freeOverdue, settlePayment } from './payments';
export { findPaymentByNumber } from './payments.tables';
export { normalContactPhone } from './phone.rules';
export { readProvinces } from './places.rules';
export { findMethod, findMethods, type MethodRow } from './payments.tables';
