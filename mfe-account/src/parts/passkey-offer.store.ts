import { persisted } from '@ortoo/stores';

/** Whether this browser's user has answered the offer of a passkey. */
export const $isOfferAnswered = persisted('passkeyOffer', false, value => typeof value === 'boolean');
