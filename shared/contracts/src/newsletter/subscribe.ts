import { defineEndpoint } from '../endpoint';
import type { subscribeSchemas } from './newsletter.schema';

export const subscribe = defineEndpoint<typeof subscribeSchemas>({
  method: 'POST',
  path: '/subscribe',
  access: 'anyone',
  status: 202,
});
