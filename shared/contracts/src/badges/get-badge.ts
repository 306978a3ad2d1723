import { defineEndpoint } from '../endpoint';
import type { getBadgeSchemas } from './badges.schema';

export const getBadge = defineEndpoint<typeof getBadgeSchemas>({
  method: 'GET',
  path: '/badges/:id',
  access: 'anyone',
});
