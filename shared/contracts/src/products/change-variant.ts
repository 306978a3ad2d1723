import { defineEndpoint } from '../endpoint';
import type { changeVariantSchemas } from './products.schema';

export const changeVariant = defineEndpoint<typeof changeVariantSchemas>({
  method: 'PATCH',
  path: '/variants/:id',
  access: 'staff:catalogue',
  perVendor: true,
});
