import { defineEndpoint } from '../endpoint';
import type { listBadgesSchemas } from './list-badges.schema';

export const listBadges = defineEndpoint<typeof listBadgesSchemas>({
  method: 'GET',
  path: '/badges',
  access: 'anyone',
});
