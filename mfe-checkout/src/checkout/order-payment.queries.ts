import type { Order } from '@ortoo/contracts';
import { listOrderPaymentMethods } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** Payment methods of this order in its current state; refetched whenever the order has changed. */
export const orderPaymentMethodsQuery = ({ number, updated_at }: Pick<Order, 'number' | 'updated_at'>) =>
  endpointQuery(
    ['orders', number, 'payment-methods', updated_at],
    listOrderPaymentMethods,
    { params: { number } },
    { placeholderData: keepPreviousData },
  );
