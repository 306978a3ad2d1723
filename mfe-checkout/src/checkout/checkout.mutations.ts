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

/** Chooses pickup at a location. */
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

/** Pay with a stored card, or store the new one. */
export type CardRequest = Pick<NonNullable<OpenInvoice>, 'card_id' | 'save_card'>;

/** The buyer's choice: a payment method, and for a card which one or whether to store it. */
export interface PaymentChoice {
  methodId: number;
  request?: CardRequest;
  /** Recipient of a guest's codes. */
  email?: string;
}

/** Chooses how to pay the amount due and creates the invoice; from then on the stock is held. */
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

/** Completes an order that the buyer's balances pay in full. */
export const completeOrder = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: async ({ email }: Pick<PaymentChoice, 'email'>) => {
      const { shop } = apiOf(client);
      if (email) await shop.put<Order>(shopPaths.checkout(number), { order: { email } });
      await shop.put<Order>(shopPaths.checkoutAdvance(number), {});
      return withOrderUpdate(shop.put<Order>(shopPaths.checkoutComplete(number), {}));
    },
  });

/** Passes on the tokens with which the app's user consents. */
export const handOverTokens = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (tokens: MostInApp) =>
      withOrderUpdate(apiOf(client).shop.put<Order>(shopPaths.mostInApp(number), tokens)),
  });
