import { defineEndpoint } from '../endpoint';
import type { removeFromHistorySchemas } from './history.schema';

export const removeFromHistory = defineEndpoint<typeof removeFromHistorySchemas>({
  method: 'DELETE',
  path: '/history',
  access: 'signed-in',
});
