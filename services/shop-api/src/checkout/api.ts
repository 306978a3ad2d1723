/** Public interface of the checkout module. */
export { applyCouponCode, forgetSources } from './combine';
export { releaseHold, stateForChange } from './hold';
export { changeOrder, presentOrder } from './order';
export { lineText } from './order.mapper';
export { awaitTransfer, freeOverdue, holdForReceived } from './order-payments';
export { orderPurpose } from './order-purpose';
