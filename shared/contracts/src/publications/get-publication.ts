import { defineEndpoint } from '../endpoint';
import type { getPublicationSchemas } from './publications.schema';

export const getPublication = defineEndpoint<typeof getPublicationSchemas>({
  method: 'GET',
  path: '/publications/:id',
  access: 'signed-in',
});
