import { defineEndpoint } from '../endpoint';
import type { applyVoucherSchemas } from './checkout.schema';

export const applyVoucher = defineEndpoint<typeof applyVoucherSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/apply_voucher',
  access: 'order',
});
