/** Public interface of the transfers module. */
export { importStatement } from './import-statement';
export { isIban } from './iban.rules';
export { transferPayments, transferProvider } from './transfer-payments';
