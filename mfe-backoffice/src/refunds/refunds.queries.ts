import type { BankRefund } from '@ortoo/contracts';
import { listBankRefunds, payBankRefund } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { staffOrdersKey } from '../parts/order-keys';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { refundList } from './refunds.list';

const refundsKey = ['back-office', 'refunds'] as const;

/** Refunds to bank accounts. */
export const refundsQuery = ({ sort: _, ...query }: ListControl<typeof refundList>['query']) =>
  endpointQuery([...refundsKey, query], listBankRefunds, { query }, { placeholderData: keepPreviousData });

/** Says that the transfer of one is done. */
export const payRefundMutation = mutationOptions<BankRefund, ApiError, number>({
  mutationFn: (id, { client }) => call(apiOf(client), payBankRefund, { params: { id } }),
  onSettled: (_refund, _error, _id, _before, { client }) =>
    Promise.all([refundsKey, staffOrdersKey, staffWorkKey].map(queryKey => client.invalidateQueries({ queryKey }))),
});
