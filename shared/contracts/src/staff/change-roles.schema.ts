import { setRolesSchema } from '../backoffice.schema';
import { loginErrors } from '../error-groups';
import { userSchema } from '../session.schema';

export const changeRolesSchemas = { body: setRolesSchema, answer: userSchema, errors: loginErrors };
