import { defineEndpoint } from '../endpoint';
import type { listHotelRoomsSchemas } from './travel.schema';

export const listHotelRooms = defineEndpoint<typeof listHotelRoomsSchemas>({
  method: 'GET',
  path: '/hotel/hotel_rooms',
  access: 'anyone',
});
