import { defineEndpoint } from '../endpoint';
import type { beginPasskeySignInSchemas } from './passkeys.schema';

/** Options for a sign-in with any passkey of this browser. */
export const beginPasskeySignIn = defineEndpoint<typeof beginPasskeySignInSchemas>({
  method: 'POST',
  path: '/session/passkey_options',
  access: 'anyone',
});
