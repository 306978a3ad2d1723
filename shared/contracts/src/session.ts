import type { z } from 'zod';
import type * as schema from './session.schema';

export type Role = z.infer<typeof schema.roleSchema>;
export type User = z.infer<typeof schema.userSchema>;
/** Answer of GET, POST and DELETE /session. */
export type Session = z.infer<typeof schema.sessionSchema>;
/** Body of POST /session. */
export type SignIn = z.input<typeof schema.signInSchema>;
/** Body of POST /users; signs in as well. */
export type SignUp = z.input<typeof schema.signUpSchema>;
/** Answer of POST /oauth/token, for API clients; pages use the session cookie. */
export type Token = z.infer<typeof schema.tokenSchema>;
