import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type AddressInput, type MostInApp, type OpenInvoice, type Order } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { withOrderUpdate } from '../parts/order-command';

export const saveAddress = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: ({ ship, bill }: { ship: AddressInput; bill: AddressInput | null }) =>
      withOrderUpdate(
        apiOf(client).shop.put<Order>(shopPaths.checkout(number), {
          order: { ship_address_attributes: ship, bill_address_attributes: bill },
        }),
      ),
  });

/** The goods are fetched there instead. */
export const savePickup = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: ({ place, receiver }: { place: number; receiver: { name: string; phone: string } | null }) =>
      withOrderUpdate(
        apiOf(client).shop.put<Order>(shopPaths.checkout(number), {
          order: { pickup_location_id: place, receiver_attributes: receiver },
        }),
      ),
  });

export const chooseDelivery = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (rateId: number) =>
      withOrderUpdate(
        apiOf(client).shop.put<Order>(shopPaths.checkout(number), {
          order: { shipments_attributes: [{ selected_shipping_rate_id: rateId }] },
        }),
      ),
  });

/** Pay with a card that is kept, or keep the one that is to be typed. */
export type CardRequest = Pick<NonNullable<OpenInvoice>, 'card_id' | 'save_card'>;

/** What the buyer has chosen: a way of paying, and with a card which one or whether to keep it. */
export interface PaymentChoice {
  methodId: number;
  request?: CardRequest;
  /** Where a guest's codes go. */
  email?: string;
}

/** Chooses how to pay what is due and has the invoice made; from then on the stock is held. */
export const openPayment = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: async ({ methodId, request = {}, email }: PaymentChoice) => {
      const { shop } = apiOf(client);
      const chosen = await shop.put<Order>(shopPaths.checkout(number), {
        order: { payments_attributes: [{ payment_method_id: methodId }], ...(email && { email }) },
      });
      const payment = chosen.payments.findLast(({ source }) => !source);
      if (!payment) return withOrderUpdate(Promise.resolve(chosen));
      return withOrderUpdate(shop.post<Order>(shopPaths.paymentInvoice(number, payment.id), request));
    },
  });

/** Places an order that one's own balances pay whole. */
export const completeOrder = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: async ({ email }: Pick<PaymentChoice, 'email'>) => {
      const { shop } = apiOf(client);
      if (email) await shop.put<Order>(shopPaths.checkout(number), { order: { email } });
      await shop.put<Order>(shopPaths.checkoutAdvance(number), {});
      return withOrderUpdate(shop.put<Order>(shopPaths.checkoutComplete(number), {}));
    },
  });

/** Hands on the tokens by which the app's user agrees. */
export const handOverTokens = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (tokens: MostInApp) =>
      withOrderUpdate(apiOf(client).shop.put<Order>(shopPaths.mostInApp(number), tokens)),
  });
