import { defineEndpoint } from '../endpoint';
import type { changeVariantSchemas } from './change-variant.schema';

export const changeVariant = defineEndpoint<typeof changeVariantSchemas>({
  method: 'PATCH',
  path: '/variants/:id',
  access: 'staff',
});
