/** Public interface of the receipts module. */
export { serializeSummary } from './receipt.mapper';
export { findReceipt } from './receipts.tables';
