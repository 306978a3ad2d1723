import { hotelDetailSchema, hotelQuerySchema } from '../travel.schema';

export const getHotelSchemas = { query: hotelQuerySchema, answer: hotelDetailSchema };
