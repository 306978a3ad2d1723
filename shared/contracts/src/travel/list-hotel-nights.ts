import { defineEndpoint } from '../endpoint';
import type { listHotelNightsSchemas } from './travel.schema';

export const listHotelNights = defineEndpoint<typeof listHotelNightsSchemas>({
  method: 'GET',
  path: '/hotel/hotel_nights',
  access: 'anyone',
});
