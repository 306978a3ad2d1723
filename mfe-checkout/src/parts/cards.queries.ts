import { listCards } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** The shopper's stored cards. */
export const cardsQuery = () => endpointQuery(['cards', 'mine'], listCards);
