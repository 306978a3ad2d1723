import { defineEndpoint } from '../endpoint';
import type { addAddressSchemas } from './addresses.schema';

export const addAddress = defineEndpoint<typeof addAddressSchemas>({
  method: 'POST',
  path: '/addresses',
  access: 'signed-in',
  status: 201,
});
