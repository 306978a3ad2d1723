import type { AddressInput, MostInApp, OpenInvoice } from '@ortoo/contracts';
import { advanceCheckout, completeCheckout, createInvoice, payInApp, updateCheckout } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { withOrderUpdate } from '../parts/order-command';
import type { Contact } from './contact.rules';

export const saveAddress = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: ({ ship, bill }: { ship: AddressInput; bill: AddressInput | null }) =>
      withOrderUpdate(
        call(apiOf(client), updateCheckout, {
          params: { number },
          body: { order: { ship_address_attributes: ship, bill_address_attributes: bill } },
        }),
      ),
  });

/** How a guest can be reached. */
export const saveContact = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (contact: Contact) =>
      withOrderUpdate(call(apiOf(client), updateCheckout, { params: { number }, body: { order: contact } })),
  });

/** Chooses pickup at a location. */
export const savePickup = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: ({ place, receiver }: { place: number; receiver: { name: string; phone: string } | null }) =>
      withOrderUpdate(
        call(apiOf(client), updateCheckout, {
          params: { number },
          body: { order: { pickup_location_id: place, receiver_attributes: receiver } },
        }),
      ),
  });

export const chooseDelivery = (client: QueryClient, number: string) =>
  mutationOptions({
    // One at a time: the last choice is the one that counts.
    scope: { id: `delivery:${number}` },
    mutationFn: (rateId: number) =>
      withOrderUpdate(
        call(apiOf(client), updateCheckout, {
          params: { number },
          body: { order: { shipments_attributes: [{ selected_shipping_rate_id: rateId }] } },
        }),
      ),
  });

/** Pay with a stored card, or store the new one. */
export type CardRequest = Pick<NonNullable<OpenInvoice>, 'card_id' | 'save_card'>;

/** The buyer's choice: a payment method, and for a card which one or whether to store it. */
export interface PaymentChoice {
  methodId: number;
  request?: CardRequest;
  /** Confirms the buyer's age, `YYYY-MM-DD`. */
  birthDate?: string;
}

/** Chooses how to pay the amount due and creates the invoice; from then on the stock is held. */
export const openPayment = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: async ({ methodId, request = {}, birthDate }: PaymentChoice) => {
      const api = apiOf(client);
      const chosen = await call(api, updateCheckout, {
        params: { number },
        body: {
          order: {
            payments_attributes: [{ payment_method_id: methodId }],
            ...(birthDate && { birth_date: birthDate }),
          },
        },
      });
      const payment = chosen.payments.findLast(({ source }) => !source);
      if (!payment) return withOrderUpdate(Promise.resolve(chosen));
      return withOrderUpdate(call(api, createInvoice, { params: { number, id: payment.id }, body: request }));
    },
  });

/** Completes an order that the buyer's balances pay in full. */
export const completeOrder = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: async ({ birthDate }: Pick<PaymentChoice, 'birthDate'>) => {
      const api = apiOf(client);
      const params = { number };
      if (birthDate) await call(api, updateCheckout, { params, body: { order: { birth_date: birthDate } } });
      await call(api, advanceCheckout, { params });
      return withOrderUpdate(call(api, completeCheckout, { params }));
    },
  });

/** Passes on the tokens with which the app's user consents. */
export const handOverTokens = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: (tokens: MostInApp) =>
      withOrderUpdate(call(apiOf(client), payInApp, { params: { number }, body: tokens })),
  });
