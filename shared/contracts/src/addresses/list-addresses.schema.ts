import { addressesSchema } from '../order.schema';

export const listAddressesSchemas = { answer: addressesSchema };
