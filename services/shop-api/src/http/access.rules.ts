import type { Access, Role } from '@ortoo/contracts';

/** Routes whose answer is no JSON of ours: documents, callbacks, OAuth. All others are endpoints, with their access. */
export const accessTable: Readonly<Record<string, Access>> = {
  'GET /openapi.json': 'anyone',
  'GET /unsubscribe/:token': 'anyone',
  'GET /payments/callback': 'anyone',
  'POST /payments/callback': 'anyone',
  'POST /oauth/token': 'anyone',
  'POST /oauth/revoke': 'anyone',
  'GET /orders/:number/receipt.pdf': 'order',
  'GET /coupons/:id/ticket.pdf': 'order',
  'GET /coupons/:id/qr.svg': 'order',
};

/** The error for a missing right: sign in, or insufficient rights. */
export const decide = (access: Access, roles: readonly Role[]): 'allowed' | 'UNAUTHORIZED' | 'FORBIDDEN' => {
  if (access === 'anyone' || access === 'order') return 'allowed';
  if (!roles.includes('shopper') && !roles.includes('staff') && !roles.includes('admin')) return 'UNAUTHORIZED';
  if (access === 'signed-in') return 'allowed';
  const isEnough = roles.includes('admin') || (access === 'staff' && roles.includes('staff'));
  return isEnough ? 'allowed' : 'FORBIDDEN';
};
