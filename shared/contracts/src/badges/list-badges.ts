import { defineEndpoint } from '../endpoint';
import type { listBadgesSchemas } from './badges.schema';

export const listBadges = defineEndpoint<typeof listBadgesSchemas>({
  method: 'GET',
  path: '/badges',
  access: 'anyone',
});
