import { defineEndpoint } from '../endpoint';
import type { changeAddressSchemas } from './addresses.schema';

/** Orders that went to the address keep it as it was. */
export const changeAddress = defineEndpoint<typeof changeAddressSchemas>({
  method: 'PUT',
  path: '/addresses/:id',
  access: 'signed-in',
});
