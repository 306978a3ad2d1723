import { defineEndpoint } from '../endpoint';
import type { listProvincesSchemas } from './addresses.schema';

export const listProvinces = defineEndpoint<typeof listProvincesSchemas>({
  method: 'GET',
  path: '/addresses/provinces',
  access: 'anyone',
});
