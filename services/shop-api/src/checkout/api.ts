/** Public interface of the checkout module. */
export { forgetSources } from './combine';
export { releaseHold } from './hold';
export { changeOrder, presentOrder } from './order';
export { freeOverdue } from './order-payments';
export { orderPurpose } from './order-purpose';
