import { defineEndpoint } from '../endpoint';
import type { renamePasskeySchemas } from './passkeys.schema';

/** Names a passkey. */
export const renamePasskey = defineEndpoint<typeof renamePasskeySchemas>({
  method: 'PATCH',
  path: '/passkeys/:id',
  access: 'signed-in',
});
