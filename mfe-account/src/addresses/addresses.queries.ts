import { listAddresses } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** The user's address book, the last used first. */
export const addressesQuery = () => endpointQuery(['addresses'], listAddresses);
