import { defineEndpoint } from '../endpoint';
import type { listDistrictsSchemas } from './addresses.schema';

export const listDistricts = defineEndpoint<typeof listDistrictsSchemas>({
  method: 'GET',
  path: '/addresses/provinces/:code/districts',
  access: 'anyone',
});
