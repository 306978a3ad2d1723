import { defineEndpoint } from '../endpoint';
import type { payBankRefundSchemas } from './bank-refunds.schema';

/** Says that the transfer is done. */
export const payBankRefund = defineEndpoint<typeof payBankRefundSchemas>({
  method: 'PUT',
  path: '/back_office/bank_refunds/:id/pay',
  access: 'staff:money',
});
