/** Public interface of the payments module. */
export { askProvider } from './ask-provider';
export { serializeDifference } from './difference.mapper';
export { findDifferences } from './payment-checks.tables';
export type { Difference } from './reconcile.rules';
export { deadlineOf } from './deadline.rules';
export { feeFor } from './fee.rules';
export { payRefunds, refundPayment } from './pay-refunds';
export { createPaymentChecks, type PaymentChecks } from './payment-checks';
export {
  findAllMethods,
  findMethod,
  findMethods,
  findPayment,
  findPaymentByNumber,
  findPayments,
  insertPayment,
  type MethodRow,
  movePayment,
  moveSources,
  passInvoice,
  type PaymentRow,
  setPaymentAmount,
  setPaymentFee,
} from './payments.tables';
export type { Purpose, Withdrawn } from './purpose';
export { openInvoice, receivedText } from './received.mapper';
export { findReceived, type Received } from './received.tables';
export { reconcile } from './reconcile';
export {
  endBankParts,
  findBankAmount,
  findRefund,
  findWithheld,
  insertRefund,
  insertRefundPart,
  type RefundRow,
} from './refunds.tables';
export { requestInvoice } from './request-invoice';
export {
  checkNumber,
  checkPayment,
  endExpiredPayments,
  endPayment,
  endStateOf,
  settleNumber,
  unpaid,
  withdrawInvoices,
} from './settle-payment';
export { decideUnmatched, refundUnmatched } from './unmatched';
export { findUnmatched } from './unmatched.tables';
