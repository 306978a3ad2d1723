import { defineEndpoint } from '../endpoint';
import type { changeDirectoryEntrySchemas } from './directory.schema';

export const changeDirectoryEntry = defineEndpoint<typeof changeDirectoryEntrySchemas>({
  method: 'PUT',
  path: '/back_office/directory/:kind/:id',
  access: 'staff:catalogue',
});
