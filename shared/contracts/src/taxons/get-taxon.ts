import { defineEndpoint } from '../endpoint';
import type { getTaxonSchemas } from './taxons.schema';

export const getTaxon = defineEndpoint<typeof getTaxonSchemas>({ method: 'GET', path: '/taxons/*', access: 'anyone' });
