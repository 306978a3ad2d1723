/** Public interface of the leasing module. */
export { localDay } from './lease.rules';
export { closeForsakenLeases, leasePayments } from './lease-payments';
export { describeOffer } from './lease.mapper';
export { leasePurpose } from './lease-purpose';
export { countOverdueLeases } from './staff-leases.tables';
export { findDownPayments, findLeaseOfOrder, isLeased } from './leases.tables';
