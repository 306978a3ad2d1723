import { staffReturnsQuerySchema, staffReturnsSchema } from '../return.schema';

export const listStaffReturnsSchemas = { query: staffReturnsQuerySchema, answer: staffReturnsSchema };
