import { defineEndpoint } from '../endpoint';
import type { getListingSchemas } from './listing.schema';

export const getListing = defineEndpoint<typeof getListingSchemas>({
  method: 'GET',
  path: '/listing',
  access: 'anyone',
});
