import { defineEndpoint } from '../endpoint';
import type { listVariantsSchemas } from './variants.schema';

export const listVariants = defineEndpoint<typeof listVariantsSchemas>({
  method: 'GET',
  path: '/variants',
  access: 'anyone',
});
