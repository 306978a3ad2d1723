import { defineEndpoint } from '../endpoint';
import type { createDirectoryEntrySchemas } from './directory.schema';

export const createDirectoryEntry = defineEndpoint<typeof createDirectoryEntrySchemas>({
  method: 'POST',
  path: '/back_office/directory/:kind',
  access: 'staff:catalogue',
  status: 201,
});
