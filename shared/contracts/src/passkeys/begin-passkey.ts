import { defineEndpoint } from '../endpoint';
import type { beginPasskeySchemas } from './passkeys.schema';

/** Options for a new passkey of this browser. */
export const beginPasskey = defineEndpoint<typeof beginPasskeySchemas>({
  method: 'POST',
  path: '/passkeys/options',
  access: 'signed-in',
});
