import { defineEndpoint } from '../endpoint';
import type { listAmenitiesSchemas } from './list-amenities.schema';

export const listAmenities = defineEndpoint<typeof listAmenitiesSchemas>({
  method: 'GET',
  path: '/hotel/amenity_list',
  access: 'anyone',
});
