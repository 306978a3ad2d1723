import { defineEndpoint } from '../endpoint';
import type { withdrawPublicationSchemas } from './publications.schema';

export const withdrawPublication = defineEndpoint<typeof withdrawPublicationSchemas>({
  method: 'POST',
  path: '/publications/:id/withdraw',
  access: 'signed-in',
});
