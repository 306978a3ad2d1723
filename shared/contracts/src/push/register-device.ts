import { defineEndpoint } from '../endpoint';
import type { registerDeviceSchemas } from './push.schema';

/** Registers this browser for messages of the shop; it gets none before it is linked with a user. */
export const registerDevice = defineEndpoint<typeof registerDeviceSchemas>({
  method: 'POST',
  path: '/push/devices',
  access: 'anyone',
});
