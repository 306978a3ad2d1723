import { defineEndpoint } from '../endpoint';
import type { chooseAddressSchemas } from './addresses.schema';

/** Makes it the address that a new order starts with. */
export const chooseAddress = defineEndpoint<typeof chooseAddressSchemas>({
  method: 'PUT',
  path: '/addresses/:id/default',
  access: 'signed-in',
});
