/** Public interface of the payments module. */
export { createPaymentChecks, type PaymentChecks } from './payment-checks';
export { reconcile } from './reconcile';
export { deadlineOf } from './deadline.rules';
export { feeFor } from './fee.rules';
export { invoiceOf } from './invoice';
export {
  findAllMethods,
  findMethod,
  findMethods,
  findPayment,
  findPaymentByNumber,
  findPayments,
  insertPayment,
  movePayment,
  moveSources,
  setPaymentAmount,
  setPaymentFee,
  type MethodRow,
  type PaymentRow,
} from './payments.tables';
export { findReceived, type Received } from './received.tables';
export { evaluate, failureOf, type PaymentStatus } from './settlement.rules';
