import { defineEndpoint } from '../endpoint';
import type { getPublicationVersionSchemas } from './publications.schema';

export const getPublicationVersion = defineEndpoint<typeof getPublicationVersionSchemas>({
  method: 'GET',
  path: '/publications/:id/versions/:version',
  access: 'signed-in',
});
