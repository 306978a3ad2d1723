import { defineEndpoint } from '../endpoint';
import type { confirmContactSchemas } from './profile.schema';

/** Makes it the user’s own. */
export const confirmContact = defineEndpoint<typeof confirmContactSchemas>({
  method: 'POST',
  path: '/users/contact/confirm',
  access: 'signed-in',
});
