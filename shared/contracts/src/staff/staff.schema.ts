import { z } from 'zod';
import { loginErrors } from '../error-groups';
import { userSchema } from '../session/session.schema';

export const changeRolesSchemas = {
  /** The account with this login has exactly these roles from now on. */
  body: z.object({
    login: z.string().trim().min(3).max(200),
    roles: z
      .array(z.enum(['shopper', 'staff', 'admin']))
      .min(1)
      .max(3),
  }),
  answer: userSchema,
  errors: loginErrors,
};
/** Body of PUT /back_office/users/roles. */
export type SetRoles = z.input<typeof changeRolesSchemas.body>;

export const getStaffUserSchemas = { answer: userSchema };
