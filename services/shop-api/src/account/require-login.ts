import { fieldError } from '../http/domain-error';
import { type Login, readLogin } from './login.rules';

/** The login that a visitor typed; the error belongs to its field. */
export const requireLogin = (typed: string): Login => {
  const login = readLogin(typed);
  if (!login.ok) throw fieldError('login', login.code);
  return login.value;
};
