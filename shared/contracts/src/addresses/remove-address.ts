import { defineEndpoint } from '../endpoint';
import type { removeAddressSchemas } from './addresses.schema';

export const removeAddress = defineEndpoint<typeof removeAddressSchemas>({
  method: 'DELETE',
  path: '/addresses/:id',
  access: 'signed-in',
});
