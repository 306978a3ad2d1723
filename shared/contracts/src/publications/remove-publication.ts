import { defineEndpoint } from '../endpoint';
import type { removePublicationSchemas } from './publications.schema';

export const removePublication = defineEndpoint<typeof removePublicationSchemas>({
  method: 'DELETE',
  path: '/publications/:id',
  access: 'signed-in',
});
