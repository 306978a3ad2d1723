/** What other modules may use of paying by instalments. */
export { leaseOffer } from './lease.rules';
export { findLeaseOfOrder } from './leases.tables';
export { leasePayments, payBackDue } from './lease-payments';
