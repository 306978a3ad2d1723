import { defineEndpoint } from '../endpoint';
import type { getFailingMethodsSchemas } from './staff-overview.schema';

export const getFailingMethods = defineEndpoint<typeof getFailingMethodsSchemas>({
  method: 'GET',
  path: '/back_office/failing_methods',
  access: 'staff:money',
});
