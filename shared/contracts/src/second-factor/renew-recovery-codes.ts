import { defineEndpoint } from '../endpoint';
import type { renewRecoveryCodesSchemas } from './second-factor.schema';

/** Replaces the recovery codes. */
export const renewRecoveryCodes = defineEndpoint<typeof renewRecoveryCodesSchemas>({
  method: 'POST',
  path: '/second_factor/recovery_codes',
  access: 'signed-in',
});
