import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type AddressInput, type Order } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { takeOrder } from '@ortoo/stores';

/** Each command ends in the server's newest order, which the store then shows to everybody. */
const ending = async (command: Promise<Order>): Promise<Order> => {
  const order = await command;
  if (!order.completed_at) takeOrder(order);
  return order;
};

export const saveAddress = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (address: AddressInput) =>
      ending(
        apiOf(client).shop.put<Order>(shopPaths.checkout(number), { order: { ship_address_attributes: address } }),
      ),
  });

export const chooseDelivery = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (rateId: number) =>
      ending(
        apiOf(client).shop.put<Order>(shopPaths.checkout(number), {
          order: { shipments_attributes: [{ selected_shipping_rate_id: rateId }] },
        }),
      ),
  });

/** Chooses how to pay and has the bank's invoice made; from then on the stock is held. */
export const openPayment = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: async (methodId: number) => {
      const { shop } = apiOf(client);
      const chosen = await shop.put<Order>(shopPaths.checkout(number), {
        order: { payments_attributes: [{ payment_method_id: methodId }] },
      });
      const payment = chosen.payments.at(-1);
      if (!payment) return ending(Promise.resolve(chosen));
      return ending(shop.post<Order>(shopPaths.paymentInvoice(number, payment.id)));
    },
  });
