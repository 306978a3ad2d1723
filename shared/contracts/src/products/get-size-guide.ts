import { defineEndpoint } from '../endpoint';
import type { getSizeGuideSchemas } from './products.schema';

export const getSizeGuide = defineEndpoint<typeof getSizeGuideSchemas>({
  method: 'GET',
  path: '/size_guides/:code',
  access: 'anyone',
});
