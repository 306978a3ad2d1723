import { defineEndpoint } from '../endpoint';
import type { listVouchersSchemas } from './wallet.schema';

export const listVouchers = defineEndpoint<typeof listVouchersSchemas>({
  method: 'GET',
  path: '/vouchers',
  access: 'signed-in',
});
