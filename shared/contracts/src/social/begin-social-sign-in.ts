import { defineEndpoint } from '../endpoint';
import type { beginSocialSignInSchemas } from './social.schema';

/** Begins a sign-in at another service, in this browser. */
export const beginSocialSignIn = defineEndpoint<typeof beginSocialSignInSchemas>({
  method: 'POST',
  path: '/social/:provider',
  access: 'anyone',
});
