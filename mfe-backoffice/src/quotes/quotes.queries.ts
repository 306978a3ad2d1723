import { answerQuote, listStaffQuotes } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { quoteList } from './quotes.list';

const quotesKey = ['back-office', 'quotes'] as const;

/** Requests in one state; open ones by their waiting time. */
export const staffQuotesQuery = (query: ListControl<typeof quoteList>['query']) =>
  endpointQuery([...quotesKey, query], listStaffQuotes, { query }, { placeholderData: keepPreviousData });

/** An answer to a request. */
export interface QuoteAnswer {
  id: number;
  /** Whole tugrik for one; null for an answer without an offer. */
  price: number | null;
  message: string;
  valid_until: string | null;
}

/** Answers a request, once. */
export const answerQuoteMutation = mutationOptions<unknown, ApiError, QuoteAnswer>({
  mutationFn: ({ id, ...body }, { client }) => call(apiOf(client), answerQuote, { params: { id }, body }),
  onSettled: async (_answer, _error, _input, _before, { client }) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: quotesKey }),
      client.invalidateQueries({ queryKey: staffWorkKey }),
    ]);
  },
});
