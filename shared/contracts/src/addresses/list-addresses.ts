import { defineEndpoint } from '../endpoint';
import type { listAddressesSchemas } from './addresses.schema';

export const listAddresses = defineEndpoint<typeof listAddressesSchemas>({
  method: 'GET',
  path: '/addresses',
  access: 'signed-in',
});
