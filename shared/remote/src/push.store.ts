import { persisted } from '@ortoo/stores';

/** What the visitor has answered when the shop offered messages; null before that. */
export const $pushAnswer = persisted<'on' | 'off' | 'later' | null>(
  'push',
  null,
  value => value === null || value === 'on' || value === 'off' || value === 'later',
);
