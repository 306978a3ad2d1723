import { defineEndpoint } from '../endpoint';
import type { listStaffVouchersSchemas } from './money-grants.schema';

/** Vouchers of everybody, the last first. */
export const listStaffVouchers = defineEndpoint<typeof listStaffVouchersSchemas>({
  method: 'GET',
  path: '/back_office/vouchers',
  access: 'staff:money',
});
