import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type ChooseReceipt, type Order, type Receipt } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { orderQuery } from '../../order/order.queries';
import { receiptQuery } from './receipt.queries';

export const chooseReceipt = (client: QueryClient, order: Pick<Order, 'number' | 'receipt'>) =>
  mutationOptions({
    mutationFn: (choice: ChooseReceipt) => apiOf(client).shop.put<Receipt>(shopPaths.receipt(order.number), choice),
    onSuccess: receipt => {
      client.setQueryData(receiptQuery(order).queryKey, receipt);
      // The order shows whether it has a receipt.
      void client.invalidateQueries({ queryKey: orderQuery(order.number).queryKey, exact: true });
    },
  });
