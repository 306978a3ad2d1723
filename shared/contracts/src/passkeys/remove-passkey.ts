import { defineEndpoint } from '../endpoint';
import type { removePasskeySchemas } from './passkeys.schema';

/** Removes a passkey: it signs in no more. */
export const removePasskey = defineEndpoint<typeof removePasskeySchemas>({
  method: 'DELETE',
  path: '/passkeys/:id',
  access: 'signed-in',
});
