import { defineEndpoint } from '../endpoint';
import type { listSubdistrictsSchemas } from './list-subdistricts.schema';

export const listSubdistricts = defineEndpoint<typeof listSubdistrictsSchemas>({
  method: 'GET',
  path: '/addresses/districts/:code/subdistricts',
  access: 'anyone',
});
