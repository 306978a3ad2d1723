import { defineEndpoint } from '../endpoint';
import type { removeVoucherSchemas } from './checkout.schema';

export const removeVoucher = defineEndpoint<typeof removeVoucherSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/remove_voucher',
  access: 'order',
});
