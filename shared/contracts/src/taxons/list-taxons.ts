import { defineEndpoint } from '../endpoint';
import type { listTaxonsSchemas } from './taxons.schema';

export const listTaxons = defineEndpoint<typeof listTaxonsSchemas>({
  method: 'GET',
  path: '/taxons/all',
  access: 'anyone',
});
