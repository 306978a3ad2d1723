/** What other modules may use of the receipts. */
export { serializeSummary } from './receipt.mapper';
export { findReceipt } from './receipts.tables';
