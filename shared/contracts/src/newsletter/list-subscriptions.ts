import { defineEndpoint } from '../endpoint';
import type { listSubscriptionsSchemas } from './newsletter.schema';

/** Who gets the newsletter, the last first. */
export const listSubscriptions = defineEndpoint<typeof listSubscriptionsSchemas>({
  method: 'GET',
  path: '/back_office/subscriptions',
  access: 'staff:content',
});
