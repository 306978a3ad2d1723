import { defineEndpoint } from '../endpoint';
import type { listOptionTypesSchemas } from './list-option-types.schema';

export const listOptionTypes = defineEndpoint<typeof listOptionTypesSchemas>({
  method: 'GET',
  path: '/option_types',
  access: 'anyone',
});
