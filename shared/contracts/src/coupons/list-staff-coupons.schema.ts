import { staffCouponsQuerySchema, staffCouponsSchema } from '../backoffice.schema';

export const listStaffCouponsSchemas = { query: staffCouponsQuerySchema, answer: staffCouponsSchema };
