import { addPackageSchema } from '../checkout.schema';
import { orderParamsSchema } from '../common.schema';
import { addLineErrors } from '../error-groups';
import { orderSchema } from '../order.schema';

export const addPackageSchemas = {
  params: orderParamsSchema,
  body: addPackageSchema,
  answer: orderSchema,
  errors: addLineErrors,
};
