import { defineEndpoint } from '../endpoint';
import type { getHotelSchemas } from './travel.schema';

export const getHotel = defineEndpoint<typeof getHotelSchemas>({
  method: 'GET',
  path: '/hotel/hotel_detail',
  access: 'anyone',
});
