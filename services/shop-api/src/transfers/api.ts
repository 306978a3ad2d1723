/** What other modules may use of bank transfers. */
export { importStatement } from './import-statement';
export { transferPayments } from './transfer-payments';
