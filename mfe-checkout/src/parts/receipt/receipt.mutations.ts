import type { ChooseReceipt, Order } from '@ortoo/contracts';
import { chooseReceipt } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { orderQuery } from '@ortoo/remote/order-query';
import { receiptQuery } from './receipt.queries';

export const chooseReceiptMutation = (order: Pick<Order, 'number' | 'receipt'>) =>
  mutationOptions({
    mutationFn: (body: ChooseReceipt, { client }) =>
      call(apiOf(client), chooseReceipt, { params: { number: order.number }, body }),
    onSuccess: (receipt, _body, _before, { client }) => {
      client.setQueryData(receiptQuery(order).queryKey, receipt);
      // The order shows whether it has a receipt.
      void client.invalidateQueries({ queryKey: orderQuery(order.number).queryKey, exact: true });
    },
  });
