/** Public interface of the transfers module. */
export { importFreshStatement, importStatement } from './import-statement';
export { isIban } from './iban.rules';
export { transferPayments, transferProvider } from './transfer-payments';
