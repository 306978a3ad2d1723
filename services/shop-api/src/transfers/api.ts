/** What other modules may use of bank transfers. */
export { importStatement } from './import-statement';
export { isIban } from './iban.rules';
export { transferPayments, transferProvider } from './transfer-payments';
