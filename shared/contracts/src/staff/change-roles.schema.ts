import { setRolesSchema } from '../backoffice.schema';
import { userSchema } from '../session.schema';

export const changeRolesSchemas = { body: setRolesSchema, answer: userSchema };
