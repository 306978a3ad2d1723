import type { ReturnAuthorization } from '@ortoo/contracts';
import { approveReturn, payReturn, refundReturn, rejectReturn } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { staffOrdersKey, staffReturnsKey } from '../parts/order-keys';
import { staffWorkKey } from '../parts/work.queries';

const steps = { approve: approveReturn, refuse: rejectReturn, refund: refundReturn, pay: payReturn };

/** A decision about a return, or the next step of its money. */
export interface ReturnStep {
  id: number;
  step: keyof typeof steps;
  note?: string;
}

/** Decides about a return, refunds it, or confirms its transfer. */
export const moveReturnMutation = mutationOptions<ReturnAuthorization, ApiError, ReturnStep>({
  mutationFn: ({ id, step, note }, { client }) =>
    call(apiOf(client), steps[step], { params: { id }, body: note ? { note } : {} }),
  onSettled: (_return, _error, _step, _before, { client }) => {
    void client.invalidateQueries({ queryKey: staffReturnsKey });
    void client.invalidateQueries({ queryKey: staffOrdersKey });
    void client.invalidateQueries({ queryKey: staffWorkKey });
  },
});
