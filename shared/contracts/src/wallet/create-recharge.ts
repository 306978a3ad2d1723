import { defineEndpoint } from '../endpoint';
import type { createRechargeSchemas } from './wallet.schema';

export const createRecharge = defineEndpoint<typeof createRechargeSchemas>({
  method: 'POST',
  path: '/store_credits/recharges',
  access: 'signed-in',
  status: 201,
});
