/** Functions of payment by instalments that other modules may use. */
export { leaseOffer } from './lease.rules';
export { findLeaseOfOrder } from './leases.tables';
export { leasePayments, refundDue } from './lease-payments';
