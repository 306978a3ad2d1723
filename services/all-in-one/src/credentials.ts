/** Splits `user:password`. */
export const credentialsOf = (pair: string): { user: string; password: string } => {
  const [user = '', ...password] = pair.split(':');
  return { user, password: password.join(':') };
};
