import { defineEndpoint } from '../endpoint';
import type { addPasskeySchemas } from './passkeys.schema';

/** Stores the passkey that the browser has created. */
export const addPasskey = defineEndpoint<typeof addPasskeySchemas>({
  method: 'POST',
  path: '/passkeys',
  access: 'signed-in',
  status: 201,
});
