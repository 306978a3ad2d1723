/** Public interface of the refunds module. */
export { bookRefundOf, type RefundRequest } from './refunds';
