import { defineEndpoint } from '../endpoint';
import type { linkDeviceSchemas } from './push.schema';

/** Sends what concerns the signed-in user to this device, as long as this session lasts. */
export const linkDevice = defineEndpoint<typeof linkDeviceSchemas>({
  method: 'POST',
  path: '/users/link_device',
  access: 'signed-in',
});
