/** What other modules may use of bank transfers. */
export { isIban } from './iban.rules';
export { importStatement } from './import-statement';
export { transferPayments } from './transfer-payments';
