import { defineEndpoint } from '../endpoint';
import type { listSubdistrictsSchemas } from './addresses.schema';

export const listSubdistricts = defineEndpoint<typeof listSubdistrictsSchemas>({
  method: 'GET',
  path: '/addresses/districts/:code/subdistricts',
  access: 'anyone',
});
