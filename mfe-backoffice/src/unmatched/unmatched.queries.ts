import {
  assignUnmatchedPayment,
  creditUnmatchedPayment,
  listPaymentDifferences,
  listUnmatchedPayments,
  returnUnmatchedPayment,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { staffOrdersKey } from '../parts/order-keys';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { unmatchedList } from './unmatched.list';

const unmatchedKey = ['back-office', 'unmatched'] as const;

/** Money that providers took and that pays for nothing. */
export const unmatchedQuery = ({ sort: _, ...query }: ListControl<typeof unmatchedList>['query']) =>
  endpointQuery([...unmatchedKey, query], listUnmatchedPayments, { query }, { placeholderData: keepPreviousData });

/** Differences between our payments and the providers' records. */
export const differencesQuery = () => endpointQuery([...unmatchedKey, 'differences'], listPaymentDifferences, {});

/** What becomes of it. */
export type UnmatchedDecision =
  | { kind: 'assign'; order_number: string }
  | { kind: 'credit'; login: string; reason: string }
  | { kind: 'return'; reason: string };

/** Pays an order with it, credits it to a wallet, or says that it was sent back. */
export const decideUnmatchedMutation = (id: number) =>
  mutationOptions<unknown, ApiError, UnmatchedDecision>({
    mutationFn: ({ kind: _, ...body }, { client }) => {
      const api = apiOf(client);
      if ('order_number' in body) return call(api, assignUnmatchedPayment, { params: { id }, body });
      if ('login' in body) return call(api, creditUnmatchedPayment, { params: { id }, body });
      return call(api, returnUnmatchedPayment, { params: { id }, body });
    },
    onSettled: (_answer, _error, _decision, _before, { client }) =>
      Promise.all([unmatchedKey, staffOrdersKey, staffWorkKey].map(queryKey => client.invalidateQueries({ queryKey }))),
  });
