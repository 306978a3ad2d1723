/** Public interface of the cancellation module. */
export { cancelOrder, findCancelFault } from './cancel-order';
