import { type OpenInvoice, type Order, shopApiPrefix } from '@ortoo/contracts';
import { addLineItem, checkPayment, createInvoice, updateCheckout } from '@ortoo/contracts/endpoints';
import { exampleAddress, type TestClient } from './client';
import type { TestShop } from './test-shop';
import { write } from './write';

/** Ids of the payment methods that every shop has from its migrations. */
export const methodIds = { qr: 1, card: 2, transfer: 3, most: 4, leasing: 5 } as const;
export type WayOfPaying = keyof typeof methodIds;

const openInvoiceOf = (order: Order) => order.payments.findLast(payment => payment.invoice !== null)?.invoice;

/** Path of the sandbox's page for the decision on an order's open payment. */
export const sandboxPage = (order: Order): string => {
  const invoice = openInvoiceOf(order);
  if (invoice?.kind === 'qr') return new URL(invoice.urls[0]?.link ?? '').pathname;
  if (invoice?.kind === 'redirect') return new URL(invoice.url).pathname;
  throw new Error(`Nothing to decide in the sandbox for ${order.number}`);
};

/** Payee data of a transfer. */
export const transferOf = (order: Order) => {
  const invoice = openInvoiceOf(order);
  if (invoice?.kind !== 'transfer') throw new Error(`${order.number} is not paid by transfer`);
  return { ...invoice, amount: Number(invoice.amount) };
};

/** Puts a variant in the cart and goes on to the choice of payment: a name of `methodIds`, or any id. */
export const chooseToPay = async (client: TestClient, way: WayOfPaying | number, quantity = 1): Promise<Order> => {
  const line_item = { variant_id: 11, quantity };
  const { body } = await client.call(addLineItem, { params: { number: '0' }, body: { line_item } });
  await client.call(updateCheckout, {
    params: { number: body.number },
    body: { order: { ship_address_attributes: exampleAddress } },
  });
  const payment_method_id = typeof way === 'number' ? way : methodIds[way];
  const choice = { order: { payments_attributes: [{ payment_method_id }] } };
  return (await client.call(updateCheckout, { params: { number: body.number }, body: choice })).body;
};

/** Enough stock of the example variant for all orders of a test, or as much as given. */
export const fillStock = async ({ shop }: TestShop, { variant_id = 11, stock = 10_000 } = {}): Promise<void> => {
  await write(shop.db, 'product', trx =>
    trx.updateTable('variants').set({ stock }).where('id', '=', variant_id).execute(),
  );
};

/** Requests the invoice of the last chosen payment. */
export const requestInvoice = (client: TestClient, order: Order, request: OpenInvoice = {}) =>
  client.call(createInvoice, { params: { number: order.number, id: order.payments.at(-1)?.id ?? 0 }, body: request });

/** Goes on to an open invoice. */
export const toInvoice = async (
  client: TestClient,
  way: WayOfPaying | number,
  request: OpenInvoice = {},
): Promise<Order> => (await requestInvoice(client, await chooseToPay(client, way), request)).body;

/** Makes the shop query the provider for the state of the last payment. */
export const checkLast = (client: TestClient, order: Order) =>
  client.call(checkPayment, { params: { number: order.number, id: order.payments.at(-1)?.id ?? 0 } });

/** Callback path of the payment network for a payment. */
export const callbackOf = async ({ shop }: TestShop, number: string): Promise<string> => {
  const found = shop.db.selectFrom('sandbox_invoices').select('callback_url').where('sender_invoice_no', '=', number);
  const { pathname, search } = new URL((await found.executeTakeFirstOrThrow()).callback_url);
  return pathname.slice(shopApiPrefix.length) + search;
};
