import { persisted } from '@ortoo/stores';

/** The user who was last signed in both here and at the third party. */
export const $linkedUser = persisted<number | null>(
  'customerSdkUser',
  null,
  value => value === null || typeof value === 'number',
);
