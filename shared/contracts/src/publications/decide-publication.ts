import { defineEndpoint } from '../endpoint';
import type { decidePublicationSchemas } from './publications.schema';

export const decidePublication = defineEndpoint<typeof decidePublicationSchemas>({
  method: 'PUT',
  path: '/back_office/publications/:id/decision',
  access: 'staff:content',
});
