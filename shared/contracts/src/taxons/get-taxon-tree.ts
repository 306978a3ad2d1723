import { defineEndpoint } from '../endpoint';
import type { getTaxonTreeSchemas } from './taxons.schema';

export const getTaxonTree = defineEndpoint<typeof getTaxonTreeSchemas>({
  method: 'GET',
  path: '/taxons/tree',
  access: 'anyone',
});
