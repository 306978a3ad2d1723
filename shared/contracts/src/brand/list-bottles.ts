import { defineEndpoint } from '../endpoint';
import type { listBottlesSchemas } from './brand.schema';

export const listBottles = defineEndpoint<typeof listBottlesSchemas>({
  method: 'GET',
  path: '/brand/bottles',
  access: 'anyone',
});
