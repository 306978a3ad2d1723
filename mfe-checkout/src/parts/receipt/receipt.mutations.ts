import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type ChooseReceipt, type Receipt } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { receiptQuery } from './receipt.queries';

export const chooseReceipt = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (choice: ChooseReceipt) => apiOf(client).shop.put<Receipt>(shopPaths.receipt(number), choice),
    onSuccess: receipt => client.setQueryData(receiptQuery(number).queryKey, receipt),
  });
