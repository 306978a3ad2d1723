import { defineEndpoint } from '../endpoint';
import type { unsubscribeSchemas } from './newsletter.schema';

/** A mail program calls it without opening a page. A person who opens its address is sent to the page. */
export const unsubscribe = defineEndpoint<typeof unsubscribeSchemas>({
  method: 'POST',
  path: '/unsubscribe/:token',
  access: 'anyone',
});
