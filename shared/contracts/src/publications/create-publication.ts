import { defineEndpoint } from '../endpoint';
import type { createPublicationSchemas } from './publications.schema';

export const createPublication = defineEndpoint<typeof createPublicationSchemas>({
  method: 'POST',
  path: '/publications',
  access: 'signed-in',
  status: 201,
});
