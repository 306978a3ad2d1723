/** Public interface of the transfers module. */
export { endStatementEntry } from './end-entry';
export { importFreshStatement, importStatement } from './import-statement';
export { isIban } from './iban.rules';
export { type EntryPart, matchEntry, requireOpenEntry, requireSum } from './match-entry';
export { serializeEntry } from './transfers.routes';
export { transferPayments, transferProvider } from './transfer-payments';
export { findEntry, sumArrived } from './transfers.tables';
