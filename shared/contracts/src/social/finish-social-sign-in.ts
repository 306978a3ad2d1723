import { defineEndpoint } from '../endpoint';
import type { finishSocialSignInSchemas } from './social.schema';

/** Signs in, registers or links after the return from the service, as it ended there. */
export const finishSocialSignIn = defineEndpoint<typeof finishSocialSignInSchemas>({
  method: 'POST',
  path: '/session/social',
  access: 'anyone',
  status: 201,
});
