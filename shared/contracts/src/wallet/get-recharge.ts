import { defineEndpoint } from '../endpoint';
import type { getRechargeSchemas } from './wallet.schema';

export const getRecharge = defineEndpoint<typeof getRechargeSchemas>({
  method: 'GET',
  path: '/store_credits/recharges/:number',
  access: 'signed-in',
});
