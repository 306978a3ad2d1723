import { orderParamsSchema } from '../common.schema';
import { pickupLocationsSchema } from '../order.schema';

export const listPickupLocationsSchemas = {
  params: orderParamsSchema,
  answer: pickupLocationsSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};
