import type { BankEntry, StatementImport, StatementMatch } from '@ortoo/contracts';
import {
  creditStatementEntry,
  getStatementEntry,
  importBankStatement,
  listPayableOrders,
  listStatementEntries,
  matchStatementEntry,
  returnStatementEntry,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { staffOrdersKey } from '../parts/order-keys';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { transferList } from './transfers.list';

const transfersKey = ['back-office', 'transfers'] as const;

/** Amounts on the bank account. */
export const transfersQuery = ({ sort: _, ...query }: ListControl<typeof transferList>['query']) =>
  endpointQuery([...transfersKey, query], listStatementEntries, { query }, { placeholderData: keepPreviousData });

/** One of them. */
export const transferQuery = (id: number) =>
  endpointQuery([...transfersKey, 'one', id], getStatementEntry, { params: { id } });

/** Orders that one of them may be for. */
export const payableOrdersQuery = (id: number, q: string) =>
  endpointQuery(
    [...transfersKey, 'orders', id, q],
    listPayableOrders,
    { params: { id }, query: q ? { q } : {} },
    { placeholderData: keepPreviousData },
  );

const refresh = async (client: QueryClient) => {
  await Promise.all(
    [transfersKey, staffOrdersKey, staffWorkKey].map(queryKey => client.invalidateQueries({ queryKey })),
  );
};

/** Pays orders with an amount. */
export const matchMutation = (id: number) =>
  mutationOptions<BankEntry, ApiError, StatementMatch>({
    mutationFn: (body, { client }) => call(apiOf(client), matchStatementEntry, { params: { id }, body }),
    onSettled: (_entry, _error, _match, _before, { client }) => refresh(client),
  });

/** The end of an amount that pays for nothing. */
export interface EntryEnd {
  kind: 'return' | 'credit';
  reason: string;
  login: string;
}

/** Returns an amount to its sender, or credits it to a wallet. */
export const endEntryMutation = (id: number) =>
  mutationOptions<unknown, ApiError, EntryEnd>({
    mutationFn: ({ kind, reason, login }, { client }) =>
      kind === 'return'
        ? call(apiOf(client), returnStatementEntry, { params: { id }, body: { reason } })
        : call(apiOf(client), creditStatementEntry, { params: { id }, body: { login, reason } }),
    onSettled: (_answer, _error, _end, _before, { client }) => refresh(client),
  });

/** Imports a file of the bank, or what the bank says now. */
export const importMutation = mutationOptions<StatementImport, ApiError, { csv: string } | undefined>({
  mutationFn: (body, { client }) => call(apiOf(client), importBankStatement, body ? { body } : {}),
  onSettled: (_answer, _error, _file, _before, { client }) => refresh(client),
});
