import { stayDateErrors } from '../error-groups';
import { hotelDetailSchema, hotelQuerySchema } from '../travel.schema';

export const getHotelSchemas = {
  query: hotelQuerySchema,
  answer: hotelDetailSchema,
  errors: [...stayDateErrors, 'PRODUCT_NOT_FOUND'] as const,
};
