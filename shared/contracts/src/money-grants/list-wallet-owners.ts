import { defineEndpoint } from '../endpoint';
import type { listWalletOwnersSchemas } from './money-grants.schema';

/** People with wallets, those who moved money last first. */
export const listWalletOwners = defineEndpoint<typeof listWalletOwnersSchemas>({
  method: 'GET',
  path: '/back_office/wallets',
  access: 'staff:money',
});
