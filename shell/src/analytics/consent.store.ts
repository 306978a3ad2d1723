import { atom } from 'nanostores';
import { persisted } from '@ortoo/stores';

/** The visitor's decision on analytics; null before it. */
export const $consent = persisted<'given' | 'refused' | null>(
  'consent',
  null,
  value => value === null || value === 'given' || value === 'refused',
);

/** The visitor wants to change the decision. */
export const $reconsiders = atom(false);

/** The order of the last reported checkout: reloading it reports no new start. */
export const $begun = persisted<string | null>(
  'begunCheckout',
  null,
  value => value === null || typeof value === 'string',
);

/** Stores the visitor's decision. */
export const decideConsent = (consent: 'given' | 'refused'): void => {
  $consent.set(consent);
  $reconsiders.set(false);
};
