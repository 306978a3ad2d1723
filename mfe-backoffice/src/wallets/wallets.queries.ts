import type { MoneyGrantDetail, NewMoneyGrant } from '@ortoo/contracts';
import {
  approveMoneyGrant,
  createMoneyGrant,
  getMoneyGrant,
  getWalletOwner,
  listMoneyGrants,
  listStaffVouchers,
  listWalletOwners,
  rejectMoneyGrant,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { grantList } from './grants.list';
import type { voucherList } from './vouchers.list';
import type { walletList } from './wallets.list';

const grantsKey = ['back-office', 'grants'] as const;
const walletsKey = ['back-office', 'wallets'] as const;

/** People with wallets. */
export const walletOwnersQuery = ({ page, per_page, q }: ListControl<typeof walletList>['query']) => {
  const query = { page, per_page, q };
  return endpointQuery([...walletsKey, query], listWalletOwners, { query }, { placeholderData: keepPreviousData });
};

/** Wallets, vouchers and movements of somebody. */
export const walletOwnerQuery = (id: number, page: number) =>
  endpointQuery(
    [...walletsKey, 'one', id, page],
    getWalletOwner,
    { params: { id }, query: { page } },
    { placeholderData: keepPreviousData },
  );

/** Vouchers of everybody. */
export const vouchersQuery = ({ page, per_page, q }: ListControl<typeof voucherList>['query']) => {
  const query = { page, per_page, q };
  return endpointQuery(
    [...walletsKey, 'vouchers', query],
    listStaffVouchers,
    { query },
    { placeholderData: keepPreviousData },
  );
};

/** Money that staff give. */
export const grantsQuery = ({ sort: _, ...query }: ListControl<typeof grantList>['query']) =>
  endpointQuery([...grantsKey, query], listMoneyGrants, { query }, { placeholderData: keepPreviousData });

/** One of them, with the code of its gift card. */
export const grantQuery = (id: number) => endpointQuery([...grantsKey, 'one', id], getMoneyGrant, { params: { id } });

const refresh = async (client: QueryClient) => {
  await Promise.all([grantsKey, walletsKey, staffWorkKey].map(queryKey => client.invalidateQueries({ queryKey })));
};

/** Gives money, or proposes it. */
export const createGrantMutation = mutationOptions<MoneyGrantDetail, ApiError, NewMoneyGrant>({
  mutationFn: (body, { client }) => call(apiOf(client), createMoneyGrant, { body }),
  onSettled: (_grant, _error, _wish, _before, { client }) => refresh(client),
});

/** What another person says to a proposal. */
export type GrantDecision = { kind: 'approve' } | { kind: 'reject'; reason: string };

/** Approves a proposal, or rejects it. */
export const decideGrantMutation = (id: number) =>
  mutationOptions<MoneyGrantDetail, ApiError, GrantDecision>({
    mutationFn: (decision, { client }) =>
      decision.kind === 'approve'
        ? call(apiOf(client), approveMoneyGrant, { params: { id } })
        : call(apiOf(client), rejectMoneyGrant, { params: { id }, body: { reason: decision.reason } }),
    onSettled: (_grant, _error, _decision, _before, { client }) => refresh(client),
  });
