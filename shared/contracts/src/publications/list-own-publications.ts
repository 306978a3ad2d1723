import { defineEndpoint } from '../endpoint';
import type { listOwnPublicationsSchemas } from './publications.schema';

export const listOwnPublications = defineEndpoint<typeof listOwnPublicationsSchemas>({
  method: 'GET',
  path: '/publications',
  access: 'signed-in',
});
