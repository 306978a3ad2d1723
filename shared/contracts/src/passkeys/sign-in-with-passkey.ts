import { defineEndpoint } from '../endpoint';
import type { signInWithPasskeySchemas } from './passkeys.schema';

/** Signs in with a passkey, which is the second factor as well. */
export const signInWithPasskey = defineEndpoint<typeof signInWithPasskeySchemas>({
  method: 'POST',
  path: '/session/passkey',
  access: 'anyone',
  status: 201,
});
