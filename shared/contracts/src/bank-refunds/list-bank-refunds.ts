import { defineEndpoint } from '../endpoint';
import type { listBankRefundsSchemas } from './bank-refunds.schema';

/** Refunds to bank accounts, those first that have waited longest for their transfer. */
export const listBankRefunds = defineEndpoint<typeof listBankRefundsSchemas>({
  method: 'GET',
  path: '/back_office/bank_refunds',
  access: 'staff:money',
});
