import { defineEndpoint } from '../endpoint';
import type { previewWalletRulesSchemas } from './wallet-rules.schema';

export const previewWalletRules = defineEndpoint<typeof previewWalletRulesSchemas>({
  method: 'POST',
  path: '/back_office/wallet_rules/:code/preview',
  access: 'staff:promotions',
});
