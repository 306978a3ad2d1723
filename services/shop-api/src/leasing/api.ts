/** What other modules may use of paying by instalments. */
export { leaseOffer } from './lease.rules';
export { findLeaseOfOrder } from './leases.tables';
export { leasePayments, refundDue } from './lease-payments';
