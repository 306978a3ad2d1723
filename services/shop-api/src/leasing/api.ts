/** What other modules may use of paying by instalments. */
export { leaseOffer } from './lease.rules';
export { settleLeaseNumber } from './pay-lease';
export { leasePayments, payBackDue } from './lease-payments';
