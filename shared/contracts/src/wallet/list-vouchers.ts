import { defineEndpoint } from '../endpoint';
import type { listVouchersSchemas } from './list-vouchers.schema';

export const listVouchers = defineEndpoint<typeof listVouchersSchemas>({
  method: 'GET',
  path: '/vouchers',
  access: 'signed-in',
});
