import { defineEndpoint } from '../endpoint';
import type { addToHistorySchemas } from './history.schema';

export const addToHistory = defineEndpoint<typeof addToHistorySchemas>({
  method: 'POST',
  path: '/history',
  access: 'signed-in',
});
