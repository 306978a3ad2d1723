/** What other modules may use of paying by instalments. */
export { settleLeaseNumber } from './pay-lease';
export { leasePayments, payBackDue } from './lease-payments';
