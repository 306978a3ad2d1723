import { defineEndpoint } from '../endpoint';
import type { listWalletRulesSchemas } from './wallet-rules.schema';

export const listWalletRules = defineEndpoint<typeof listWalletRulesSchemas>({
  method: 'GET',
  path: '/back_office/wallet_rules',
  access: 'staff:promotions',
});
