import type { z } from 'zod';
import type * as schema from './session.schema';

export type Role = z.infer<typeof schema.roleSchema>;
export type User = z.infer<typeof schema.userSchema>;
/** Response of GET, POST and DELETE /session. */
export type Session = z.infer<typeof schema.sessionSchema>;
/** Body of POST /session. */
export type SignIn = z.input<typeof schema.signInSchema>;
/** Body of POST /users: a code is sent. */
export type SignUp = z.input<typeof schema.signUpSchema>;
/** Body of POST /users/confirm; signs in as well. */
export type ConfirmSignUp = z.input<typeof schema.confirmSignUpSchema>;
/** Setup data of an authenticator app: `second_factor` of an error with `SECOND_FACTOR_SETUP`. */
export interface SecondFactorSetup {
  /** Base32, for typing. */
  secret: string;
  /** An otpauth: address, for the app on this device. */
  address: string;
  /** The same as a QR picture, as a data: address. */
  qr: string;
}
/** Response of POST /oauth/token, for API clients; pages use the session cookie. */
export type Token = z.infer<typeof schema.tokenSchema>;
