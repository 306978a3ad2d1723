import { defineEndpoint } from '../endpoint';
import type { getSizeGuideSchemas } from './get-size-guide.schema';

export const getSizeGuide = defineEndpoint<typeof getSizeGuideSchemas>({
  method: 'GET',
  path: '/size_guides/:code',
  access: 'anyone',
});
