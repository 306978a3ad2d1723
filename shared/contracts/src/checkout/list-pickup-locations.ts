import { defineEndpoint } from '../endpoint';
import type { listPickupLocationsSchemas } from './checkout.schema';

export const listPickupLocations = defineEndpoint<typeof listPickupLocationsSchemas>({
  method: 'GET',
  path: '/checkouts/:number/pickup_locations',
  access: 'order',
});
