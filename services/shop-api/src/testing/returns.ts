import type { Order, RequestReturn } from '@ortoo/contracts';
import {
  addLineItem,
  deliverShipment,
  readyShipment,
  requestReturn,
  sendShipment,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { newShopper } from './buyers';
import { exampleAddress, testClient, type TestClient } from './client';
import { requestInvoice, checkLast, methodIds, sandboxPage } from './payments';
import type { TestShop } from './test-shop';

/** An IBAN with valid check digits. */
export const goodIban = 'MN780034000499123456';

export const boots = 11;
export const hotelCoupon = 20;

/** A new shopper's order of some pieces of one variant, paid by QR. */
export const paidOrder = async (test: TestShop, variant_id: number, quantity: number) => {
  const { client, id } = await newShopper(test);
  const { body: cart } = await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id, quantity } },
  });
  if (variant_id === boots)
    await client.call(updateCheckout, { params: cart, body: { order: { ship_address_attributes: exampleAddress } } });
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const chosen = (await client.call(updateCheckout, { params: cart, body: choice })).body;
  const requested = (await requestInvoice(client, chosen)).body;
  await client.post(sandboxPage(requested), { action: 'approve' });
  return { client, id, order: (await checkLast(client, requested)).body };
};

export const signedInStaff = async ({ app }: TestShop): Promise<TestClient> => {
  const staff = testClient(app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
  return staff;
};

/** The staff have packed and sent the goods, the courier has handed them over. */
export const deliver = async (test: TestShop, order: Order): Promise<void> => {
  const staff = await signedInStaff(test);
  const number = order.shipments[0]?.number ?? '';
  for (const step of [readyShipment, sendShipment, deliverShipment]) {
    const { status } = await staff.call(step, { params: { number } });
    if (status !== 200) throw new Error(`${step.path} refuses the shipment of ${order.number}: ${status}`);
  }
};

export type ReturnRequest = Partial<RequestReturn['return_authorization']> & { quantity?: number };

export const returnBody = (order: Order, { quantity = 1, ...request }: ReturnRequest = {}): RequestReturn => ({
  return_authorization: {
    reason: 'changed_mind',
    destination: 'wallet',
    return_items: [{ line_item_id: order.line_items[0]?.id ?? 0, quantity }],
    ...request,
  },
});

/** Requests a return of the first line. */
export const sendReturn = (
  client: TestClient,
  order: Order,
  request: ReturnRequest = {},
  headers: Record<string, string> = {},
) => client.call(requestReturn, { params: order, body: returnBody(order, request) }, headers);
