import { defineEndpoint } from '../endpoint';
import type { listPasskeysSchemas } from './passkeys.schema';

/** The user's passkeys, the newest first. */
export const listPasskeys = defineEndpoint<typeof listPasskeysSchemas>({
  method: 'GET',
  path: '/passkeys',
  access: 'signed-in',
});
