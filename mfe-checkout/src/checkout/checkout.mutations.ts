import type { AddressInput, OpenInvoice, Order, UpdateCheckout } from '@ortoo/contracts';
import { advanceCheckout, completeCheckout, createInvoice, payInApp, updateCheckout } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { $order } from '@ortoo/stores';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { orderCommand, withOrderUpdate } from '../parts/order-command';
import type { Contact } from './contact.rules';

/** With the sum that the page shows: the buyer has not agreed to a later price. */
const update = (client: QueryClient, number: string, input: UpdateCheckout['order']) => {
  const item_total = $order.get()?.item_total;
  const order = { ...input, ...(item_total !== undefined && { item_total }) };
  return call(apiOf(client), updateCheckout, { params: { number }, body: { order } });
};

export const saveAddress = (number: string) =>
  mutationOptions({
    mutationFn: ({ ship, bill }: { ship: AddressInput; bill: AddressInput | null }, { client }) =>
      withOrderUpdate(update(client, number, { ship_address_attributes: ship, bill_address_attributes: bill })),
  });

/** How a guest can be reached. */
export const saveContact = (number: string) =>
  mutationOptions({ mutationFn: (contact: Contact, { client }) => withOrderUpdate(update(client, number, contact)) });

/** One at a time: the last choice is the one that counts. */
const wayScope = (number: string) => ({ id: `way:${number}` });

/** Withdraws the chosen delivery or pickup, with its fee, while the buyer chooses between the two anew. */
export const withdrawWay = (number: string) =>
  mutationOptions({
    scope: wayScope(number),
    mutationFn: (_: void, { client }) => withOrderUpdate(update(client, number, { pickup_location_id: null })),
  });

/** Chooses pickup at a location. */
export const savePickup = (number: string) =>
  mutationOptions({
    scope: wayScope(number),
    mutationFn: (
      { place, receiver }: { place: number; receiver?: { name: string; phone: string } | null },
      { client },
    ) => withOrderUpdate(update(client, number, { pickup_location_id: place, receiver_attributes: receiver })),
  });

export const chooseDelivery = (number: string) =>
  mutationOptions({
    // One at a time: the last choice is the one that counts.
    scope: { id: `delivery:${number}` },
    mutationFn: (rateId: number, { client }) =>
      withOrderUpdate(update(client, number, { shipments_attributes: [{ selected_shipping_rate_id: rateId }] })),
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

const requestInvoice = async (client: QueryClient, number: string, choice: PaymentChoice): Promise<Order> => {
  const { methodId, request = {}, birthDate } = choice;
  const chosen = await update(client, number, {
    payments_attributes: [{ payment_method_id: methodId }],
    ...(birthDate && { birth_date: birthDate }),
  });
  const payment = chosen.payments.findLast(({ source }) => !source);
  if (!payment) return chosen;
  return call(apiOf(client), createInvoice, { params: { number, id: payment.id }, body: request });
};

/** Chooses how to pay the amount due and creates the invoice; from then on the stock is held. */
export const openPayment = (number: string) =>
  mutationOptions({
    mutationFn: (choice: PaymentChoice, { client }) => withOrderUpdate(requestInvoice(client, number, choice)),
  });

type BuyerAge = Pick<PaymentChoice, 'birthDate'>;

const completeCovered = async (client: QueryClient, number: string, { birthDate }: BuyerAge): Promise<Order> => {
  const api = apiOf(client);
  if (birthDate) await update(client, number, { birth_date: birthDate });
  await call(api, advanceCheckout, { params: { number } });
  return call(api, completeCheckout, { params: { number } });
};

/** Completes an order that the buyer's balances pay in full. */
export const completeOrder = (number: string) =>
  mutationOptions({
    mutationFn: (age: BuyerAge, { client }) => withOrderUpdate(completeCovered(client, number, age)),
  });

/** Passes on the tokens with which the app's user consents. */
export const handOverTokens = orderCommand(payInApp);
