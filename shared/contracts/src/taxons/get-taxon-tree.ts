import { defineEndpoint } from '../endpoint';
import type { getTaxonTreeSchemas } from './get-taxon-tree.schema';

export const getTaxonTree = defineEndpoint<typeof getTaxonTreeSchemas>({
  method: 'GET',
  path: '/taxons/tree',
  access: 'anyone',
});
