import { amenitiesSchema } from '../travel.schema';

export const listAmenitiesSchemas = { answer: amenitiesSchema };
