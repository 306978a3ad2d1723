/** Public interface of the leasing module. */
export { leaseOffer } from './lease.rules';
export { findLeaseOfOrder } from './leases.tables';
export { leasePayments, refundDue } from './lease-payments';
