import { atom } from 'nanostores';
import { persisted } from '@ortoo/stores';

/** What the visitor has said to being measured; null before a word. */
export const $consent = persisted<'given' | 'refused' | null>(
  'consent',
  null,
  value => value === null || value === 'given' || value === 'refused',
);

/** The visitor wants to think about it again. */
export const $reconsiders = atom(false);

/** The order whose checkout was last told of: the next page load of it is no new beginning. */
export const $begun = persisted<string | null>(
  'begunCheckout',
  null,
  value => value === null || typeof value === 'string',
);

/** Takes the visitor's word. */
export const decideConsent = (consent: 'given' | 'refused'): void => {
  $consent.set(consent);
  $reconsiders.set(false);
};
