import { defineEndpoint } from '../endpoint';
import type { savePublicationSchemas } from './publications.schema';

export const savePublication = defineEndpoint<typeof savePublicationSchemas>({
  method: 'PUT',
  path: '/publications/:id',
  access: 'signed-in',
});
