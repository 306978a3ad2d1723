import { type Access, type Right, rights } from '@ortoo/contracts';
import type { Viewer } from './viewer';

/** Routes whose answer is no JSON of ours: documents, callbacks, OAuth. All others are endpoints, with their access. */
export const accessTable: Readonly<Record<string, Access>> = {
  'GET /openapi.json': 'anyone',
  'GET /unsubscribe/:token': 'anyone',
  'GET /social/:provider/callback': 'anyone',
  'GET /payments/callback': 'anyone',
  'POST /payments/callback': 'anyone',
  'POST /oauth/token': 'anyone',
  'POST /oauth/revoke': 'anyone',
  'GET /users/data.html': 'signed-in',
  'GET /orders/:number/receipt.pdf': 'order',
  'GET /coupons/:id/ticket.pdf': 'order',
  'GET /coupons/:id/qr.svg': 'order',
  'GET /back_office/orders/slips.pdf': 'staff:orders',
  'GET /back_office/orders/labels.pdf': 'staff:orders',
  'GET /back_office/orders/export.csv': 'staff:orders',
  'GET /back_office/products/export.csv': 'staff:catalogue',
  'GET /back_office/pick_list.pdf': 'staff:orders',
  'GET /back_office/days/:day/export.csv': 'staff:money',
  'GET /back_office/statement_entries/export.csv': 'staff:money',
  'GET /back_office/unmatched_payments/export.csv': 'staff:money',
  'GET /back_office/bank_refunds/export.csv': 'staff:money',
  'GET /back_office/receipts/export.csv': 'staff:money',
  'GET /back_office/leases/export.csv': 'staff:money',
  'GET /back_office/money_grants/export.csv': 'staff:money',
  'GET /back_office/vouchers/export.csv': 'staff:money',
  'GET /back_office/wallets/export.csv': 'staff:money',
  'GET /back_office/coupons/export.csv': 'staff:scan',
  'GET /back_office/return_authorizations/export.csv': 'staff:orders',
  'GET /back_office/subscriptions/export.csv': 'staff:content',
  'GET /back_office/audit/export.csv': 'staff:people',
  'GET /back_office/scanner/:name': 'staff:scan',
};

/** Who may call a route. */
export interface AccessRule {
  access: Access;
  perVendor?: boolean | undefined;
}

type Caller = Pick<Viewer, 'roles' | 'rights' | 'vendorId'>;

export const isForStaff = (access: Access): boolean => access === 'staff' || access.startsWith('staff:');

const isRight = (name: string): name is Right => rights.some(right => right === name);

const hasRight = ({ access, perVendor }: AccessRule, { roles, rights: granted, vendorId }: Caller): boolean => {
  if (access === 'staff') return roles.includes('staff') || roles.includes('admin');
  const right = access.slice('staff:'.length);
  return isRight(right) && granted.includes(right) && (vendorId === null || perVendor === true);
};

/** The error for a missing right: sign in, or insufficient rights. */
export const decide = (rule: AccessRule, caller: Caller): 'allowed' | 'UNAUTHORIZED' | 'FORBIDDEN' => {
  if (rule.access === 'anyone' || rule.access === 'order') return 'allowed';
  if (!caller.roles.some(role => role !== 'visitor')) return 'UNAUTHORIZED';
  if (rule.access === 'signed-in') return 'allowed';
  return hasRight(rule, caller) ? 'allowed' : 'FORBIDDEN';
};
