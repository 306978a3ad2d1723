import { defineEndpoint } from '../endpoint';
import type { getLoyaltySchemas } from './wallet.schema';

export const getLoyalty = defineEndpoint<typeof getLoyaltySchemas>({
  method: 'GET',
  path: '/orders/erp_loyalty',
  access: 'signed-in',
});
