/** Public interface of the refunds module. */
export { bookRefundOf, refundOrder, type RefundRequest } from './refunds';
