import { defineEndpoint } from '../endpoint';
import type { listAmenitiesSchemas } from './travel.schema';

export const listAmenities = defineEndpoint<typeof listAmenitiesSchemas>({
  method: 'GET',
  path: '/hotel/amenity_list',
  access: 'anyone',
});
