import { userSchema } from '../session.schema';

export const getStaffUserSchemas = { answer: userSchema };
