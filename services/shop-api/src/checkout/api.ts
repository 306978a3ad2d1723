/** Public interface of the checkout module. */
export { releaseHold } from './hold';
export { changeOrder, presentOrder } from './order';
export { freeOverdue } from './order-payments';
export { orderPurpose } from './order-purpose';
