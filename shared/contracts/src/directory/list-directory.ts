import { defineEndpoint } from '../endpoint';
import type { listDirectorySchemas } from './directory.schema';

export const listDirectory = defineEndpoint<typeof listDirectorySchemas>({
  method: 'GET',
  path: '/back_office/directory/:kind',
  access: 'staff:catalogue',
});
