import { defineEndpoint } from '../endpoint';
import type { listHotelsSchemas } from './travel.schema';

export const listHotels = defineEndpoint<typeof listHotelsSchemas>({
  method: 'GET',
  path: '/hotel/hotels',
  access: 'anyone',
});
