import { defineEndpoint } from '../endpoint';
import type { submitPublicationSchemas } from './publications.schema';

export const submitPublication = defineEndpoint<typeof submitPublicationSchemas>({
  method: 'POST',
  path: '/publications/:id/submit',
  access: 'signed-in',
});
