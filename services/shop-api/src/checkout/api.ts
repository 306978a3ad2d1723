/** Public interface of the checkout module. */
export { forgetSources } from './combine';
export { releaseHold, stateForChange } from './hold';
export { changeOrder, presentOrder } from './order';
export { freeOverdue } from './order-payments';
export { orderPurpose } from './order-purpose';
