import { defineEndpoint } from '../endpoint';
import type { payInAppSchemas } from './payments.schema';

export const payInApp = defineEndpoint<typeof payInAppSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/most_in_app',
  access: 'order',
});
