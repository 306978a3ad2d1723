import { stayDateErrors } from '../error-groups';
import { hotelQuerySchema, hotelRoomsSchema } from '../travel.schema';

export const listHotelRoomsSchemas = {
  query: hotelQuerySchema,
  answer: hotelRoomsSchema,
  errors: [...stayDateErrors, 'PRODUCT_NOT_FOUND'] as const,
};
