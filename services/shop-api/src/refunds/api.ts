/** Public interface of the refunds module. */
export { refundOrder, type RefundRequest } from './refunds';
