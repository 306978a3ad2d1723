import type { StaffReceipt } from '@ortoo/contracts';
import { listStaffReceipts, retryReceipt } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { receiptList } from './receipts.list';

const receiptsKey = ['back-office', 'receipts'] as const;

/** VAT receipts in one state. */
export const receiptsQuery = ({ sort: _, ...query }: ListControl<typeof receiptList>['query']) =>
  endpointQuery([...receiptsKey, query], listStaffReceipts, { query }, { placeholderData: keepPreviousData });

/** Sends receipts of these orders to the tax office again, one after the other. */
export const retryReceiptsMutation = mutationOptions<StaffReceipt[], ApiError, readonly string[]>({
  mutationFn: async (numbers, { client }) => {
    const receipts: StaffReceipt[] = [];
    for (const number of numbers) receipts.push(await call(apiOf(client), retryReceipt, { params: { number } }));
    return receipts;
  },
  onSettled: async (_receipts, _error, _numbers, _before, { client }) => {
    await Promise.all([receiptsKey, staffWorkKey].map(queryKey => client.invalidateQueries({ queryKey })));
  },
});
