import { defineEndpoint } from '../endpoint';
import type { beginSecondFactorSchemas } from './second-factor.schema';

/** A secret for an authenticator app, which counts once its code is confirmed. */
export const beginSecondFactor = defineEndpoint<typeof beginSecondFactorSchemas>({
  method: 'POST',
  path: '/second_factor/setup',
  access: 'signed-in',
});
