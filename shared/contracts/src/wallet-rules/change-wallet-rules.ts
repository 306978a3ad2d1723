import { defineEndpoint } from '../endpoint';
import type { changeWalletRulesSchemas } from './wallet-rules.schema';

export const changeWalletRules = defineEndpoint<typeof changeWalletRulesSchemas>({
  method: 'PUT',
  path: '/back_office/wallet_rules/:code',
  access: 'staff:promotions',
});
