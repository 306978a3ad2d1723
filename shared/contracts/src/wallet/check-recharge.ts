import { defineEndpoint } from '../endpoint';
import type { checkRechargeSchemas } from './wallet.schema';

export const checkRecharge = defineEndpoint<typeof checkRechargeSchemas>({
  method: 'POST',
  path: '/store_credits/recharges/:number/check',
  access: 'signed-in',
});
