import { defineEndpoint } from '../endpoint';
import type { getSecondFactorSchemas } from './second-factor.schema';

/** Whether the user's sign-ins need an authenticator app. */
export const getSecondFactor = defineEndpoint<typeof getSecondFactorSchemas>({
  method: 'GET',
  path: '/second_factor',
  access: 'signed-in',
});
