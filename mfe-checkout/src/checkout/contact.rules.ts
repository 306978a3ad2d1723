/** How a guest can be reached. */
export interface Contact {
  email: string;
  phone: string;
}

/** Message key of an email error, or undefined. */
export const emailFault = (value: string): string | undefined => {
  const email = value.trim();
  if (!email) return 'errors.required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'errors.email';
};
