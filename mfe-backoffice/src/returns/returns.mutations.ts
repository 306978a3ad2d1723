import type { ReturnAuthorization } from '@ortoo/contracts';
import {
  approveReturn,
  exchangeReturn,
  payReturn,
  refundReturn,
  rejectReturn,
  sendExchange,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { staffOrdersKey, staffReturnsKey } from '../parts/order-keys';
import { staffWorkKey } from '../parts/work.queries';

const steps = { approve: approveReturn, refuse: rejectReturn, refund: refundReturn, pay: payReturn };

/** A decision about a return, or the next step of its money. */
export interface ReturnStep {
  id: number;
  step: keyof typeof steps;
  note?: string;
}

const renew = (client: QueryClient) => {
  for (const queryKey of [staffReturnsKey, staffOrdersKey, staffWorkKey]) void client.invalidateQueries({ queryKey });
};

/** Decides about a return, refunds it, or confirms its transfer. */
export const moveReturnMutation = mutationOptions<ReturnAuthorization, ApiError, ReturnStep>({
  mutationFn: ({ id, step, note }, { client }) =>
    call(apiOf(client), steps[step], { params: { id }, body: note ? { note } : {} }),
  onSettled: (_return, _error, _step, _before, { client }) => renew(client),
});

/** Another variant in place of the money, or that it was sent. */
export interface ExchangeStep {
  id: number;
  change: { variant_id: number } | { tracking: string };
}

/** Reserves another variant for a return, or says that it was sent. */
export const exchangeMutation = mutationOptions<ReturnAuthorization, ApiError, ExchangeStep>({
  mutationFn: ({ id, change }, { client }) =>
    'variant_id' in change
      ? call(apiOf(client), exchangeReturn, { params: { id }, body: change })
      : call(apiOf(client), sendExchange, { params: { id }, body: change.tracking ? change : {} }),
  onSettled: (_return, _error, _step, _before, { client }) => renew(client),
});
