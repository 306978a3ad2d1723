import { defineEndpoint } from '../endpoint';
import type { getHistorySchemas } from './history.schema';

export const getHistory = defineEndpoint<typeof getHistorySchemas>({
  method: 'GET',
  path: '/history',
  access: 'signed-in',
});
