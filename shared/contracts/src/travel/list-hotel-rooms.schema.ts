import { hotelQuerySchema, hotelRoomsSchema } from '../travel.schema';

export const listHotelRoomsSchemas = { query: hotelQuerySchema, answer: hotelRoomsSchema };
