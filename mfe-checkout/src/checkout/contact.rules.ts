import type { Order } from '@ortoo/contracts';

/** A guest has no account that holds codes, tickets and bookings: they are sent by email. */
export const needsContact = ({ token, line_items }: Pick<Order, 'token' | 'line_items'>): boolean =>
  Boolean(token) && line_items.some(({ product }) => product.kind !== 'goods');

/** Message key of an email error, or undefined. */
export const emailFault = (value: string): string | undefined => {
  const email = value.trim();
  if (!email) return 'errors.required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'errors.email';
};
