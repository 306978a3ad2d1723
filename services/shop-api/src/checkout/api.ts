/** Public interface of the checkout module. */
export { releaseHold, type Withdrawn, withdrawInvoices } from './hold';
export { changeOrder, presentOrder } from './order';
export { freeOverdue, settlePayment } from './payments';
