import { defineEndpoint } from '../endpoint';
import type { calculateStayPriceSchemas } from './calculate-stay-price.schema';

export const calculateStayPrice = defineEndpoint<typeof calculateStayPriceSchemas>({
  method: 'POST',
  path: '/hotel/calculate_price',
  access: 'anyone',
});
