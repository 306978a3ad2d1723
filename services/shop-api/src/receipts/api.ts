/** What other modules may use of the receipts. */
export { summaryOnWire } from './receipt.mapper';
export { findReceipt } from './receipts.tables';
