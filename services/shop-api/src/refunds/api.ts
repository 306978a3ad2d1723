/** Public interface of the refunds module. */
export { endBankParts, findBankAmount, findWithheld } from './refunds.tables';
export { payRefunds, refundOrder, type RefundRequest } from './refunds';
