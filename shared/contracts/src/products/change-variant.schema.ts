import { variantSchema } from '../catalog.schema';
import { idParamsSchema } from '../common.schema';
import { variantChangeSchema } from '../offers.schema';

export const changeVariantSchemas = {
  params: idParamsSchema,
  body: variantChangeSchema,
  answer: variantSchema,
  errors: ['VARIANT_NOT_FOUND'] as const,
};
