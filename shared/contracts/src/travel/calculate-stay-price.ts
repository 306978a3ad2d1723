import { defineEndpoint } from '../endpoint';
import type { calculateStayPriceSchemas } from './travel.schema';

export const calculateStayPrice = defineEndpoint<typeof calculateStayPriceSchemas>({
  method: 'POST',
  path: '/hotel/calculate_price',
  access: 'anyone',
});
