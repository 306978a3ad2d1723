/** Public interface of the receipts module. */
export { lookUpOrganization } from './organizations';
export { serializeSummary } from './receipt.mapper';
export { findReceipt } from './receipts.tables';
