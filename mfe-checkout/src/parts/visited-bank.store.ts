import { persisted } from '@ortoo/stores';

/** Invoice of the payment for which the visitor last went to the bank's page: a reload and other tabs know of it. */
export const $visitedInvoice = persisted<string | null>(
  'visitedInvoice',
  null,
  value => value === null || typeof value === 'string',
);
