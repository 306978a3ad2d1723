import { defineEndpoint } from '../endpoint';
import type { listOptionTypesSchemas } from './taxons.schema';

export const listOptionTypes = defineEndpoint<typeof listOptionTypesSchemas>({
  method: 'GET',
  path: '/option_types',
  access: 'anyone',
});
