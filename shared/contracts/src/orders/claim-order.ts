import { defineEndpoint } from '../endpoint';
import type { claimOrderSchemas } from './orders.schema';

/** Moves an order that was placed as a guest to the account of the user. */
export const claimOrder = defineEndpoint<typeof claimOrderSchemas>({
  method: 'POST',
  path: '/orders/:number/claim',
  access: 'signed-in',
});
