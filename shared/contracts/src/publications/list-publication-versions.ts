import { defineEndpoint } from '../endpoint';
import type { listPublicationVersionsSchemas } from './publications.schema';

export const listPublicationVersions = defineEndpoint<typeof listPublicationVersionsSchemas>({
  method: 'GET',
  path: '/publications/:id/versions',
  access: 'signed-in',
});
