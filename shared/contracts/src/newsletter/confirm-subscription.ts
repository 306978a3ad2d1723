import { defineEndpoint } from '../endpoint';
import type { confirmSubscriptionSchemas } from './newsletter.schema';

export const confirmSubscription = defineEndpoint<typeof confirmSubscriptionSchemas>({
  method: 'POST',
  path: '/subscribe/confirm',
  access: 'anyone',
});
