import { defineEndpoint } from '../endpoint';
import type { deleteAccountSchemas } from './profile.schema';

/** Deletes the account; what the law requires stays without its name. */
export const deleteAccount = defineEndpoint<typeof deleteAccountSchemas>({
  method: 'POST',
  path: '/users/delete',
  access: 'signed-in',
});
