import { defineEndpoint } from '../endpoint';
import type { getWalletOwnerSchemas } from './money-grants.schema';

/** Wallets, vouchers and movements of somebody. */
export const getWalletOwner = defineEndpoint<typeof getWalletOwnerSchemas>({
  method: 'GET',
  path: '/back_office/wallets/:id',
  access: 'staff:money',
});
