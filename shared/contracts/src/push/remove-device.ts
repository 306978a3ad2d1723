import { defineEndpoint } from '../endpoint';
import type { removeDeviceSchemas } from './push.schema';

/** Ends the messages to this device. Its id is a secret of the device, so nobody has to sign in. */
export const removeDevice = defineEndpoint<typeof removeDeviceSchemas>({
  method: 'DELETE',
  path: '/push/devices/:player_id',
  access: 'anyone',
});
