import { $sessionActivity, $user, persisted } from '@ortoo/stores';

/** What the visitor has answered when the shop offered messages; null before that. */
export const $pushAnswer = persisted<'on' | 'off' | 'later' | null>(
  'push',
  null,
  value => value === null || value === 'on' || value === 'off' || value === 'later',
);

/** The device of the site's SDK, as it was linked last: the shop ends its messages without asking the SDK. */
export const $sdkDevice = persisted<string | null>(
  'pushSdkDevice',
  null,
  value => value === null || typeof value === 'string',
);

/** Whose topics the third party has for this device. */
export const $topicsOf = persisted<number | null>(
  'pushSdkUser',
  null,
  value => value === null || typeof value === 'number',
);

/** The user; null also while a session starts or ends: until that is over, nobody knows whose a request would be. */
export const settledUser = () => ($sessionActivity.get().fetching ? null : $user.get());
