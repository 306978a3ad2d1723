import { listOwnQuotes } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** Begins the keys of all pages of quotes. */
export const quotesKey = ['quotes'];

/** A user's requests with their answers, the newest first. */
export const quotesQuery = (userId: number, page: number) =>
  endpointQuery([...quotesKey, userId, page], listOwnQuotes, { query: { page, per_page: 10 } });
