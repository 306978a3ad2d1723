import type { StaffShipment } from '@ortoo/contracts';
import {
  cancelStaffOrder,
  checkStaffPayment,
  createOrderNote,
  createStaffReturn,
  getPickList,
  getStaffOrder,
  listStaffOrders,
  readyShipment,
  refundStaffOrder,
  resendOrderMessage,
  sendShipment,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { exampleReturn, orderRow, orderRows, pickList, staffOrder } from '../parts/testing/orders';
import { remote } from '../remote';

const { number } = orderRow;
const one = { number };
const shipment: StaffShipment = {
  ...{ number: 'H100000001', order_number: number, tracking: null, pickup: null, receiver: null },
  ...{ state: 'ready', ready_at: '2026-11-20T03:00:00Z', shipped_at: null, delivered_at: null },
};
const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};
const sent = (api: ReturnType<typeof fakeApi>, method: string) => api.calls.findLast(call => call.method === method);

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('finds orders by text, status and amount', async () => {
  const none = answer(listStaffOrders, { ...orderRows, orders: [], total_count: 0, pages: 0 });
  const { api, user } = await open('/backoffice/orders', none);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '9911{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'To pack');
  await user.type(screen.getByLabelText('At least'), '5000{Enter}');
  const last = () => api.calls.findLast(({ path }) => path === listStaffOrders.path)?.params;
  await waitFor(() => expect(last()).toMatchObject({ q: '9911', status: 'to_pack', min: 5000, page: 1 }));
});

it('packs the selected orders and prints their slips', async () => {
  const { user } = await open('/backoffice/orders', answer(readyShipment, shipment, { number: 'H100000001' }));
  await user.click(await screen.findByRole('checkbox', { name: `Select: ${number}` }));
  expect(screen.getByRole('link', { name: 'Packing slip' })).toHaveAttribute(
    'href',
    `/api/v2/back_office/orders/slips.pdf?numbers=${number}`,
  );
  await user.click(screen.getByRole('button', { name: 'Mark 1 as packed' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: '1 order is packed.' }]));
});

it('moves each selected parcel on, and says which the server has rejected', async () => {
  const rows = (['send', 'send', 'deliver'] as const).map((next, at) => ({
    ...orderRow,
    ...{ number: `R10000000${at}`, shipment: { number: `H10000000${at}`, next } },
  }));
  const reject = () => {
    throw new ApiError(422, 'STATE_TRANSITION', 'It is cancelled.');
  };
  const { user } = await open('/backoffice/orders', {
    ...answer(listStaffOrders, { ...orderRows, orders: rows }),
    ...answer(sendShipment, reject, { number: 'H100000000' }),
    ...answer(sendShipment, { ...shipment, state: 'shipped' }, { number: 'H100000001' }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByRole('button', { name: 'Mark 1 as delivered' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hand 2 to the courier' }));
  const text = '1 order is on its way. Not done: R100000000. It is cancelled.';
  await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'warning', text }]));
});

it('hands a parcel to the courier with its tracking number', async () => {
  const ready = {
    ...staffOrder,
    status: 'to_send' as const,
    shipment: { ...staffOrder.shipment!, next: 'send' as const },
  };
  const { api, user } = await open(`/backoffice/orders?open=${number}`, {
    ...answer(getStaffOrder, ready, one),
    ...answer(sendShipment, { ...shipment, state: 'shipped' }, { number: 'H100000001' }),
  });
  const detail = within(screen.getByRole('region', { name: number }));
  await user.type(await detail.findByLabelText(/Tracking number/), 'UB1');
  await user.click(detail.getByRole('button', { name: 'Handed to the courier' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: `${number} is on its way.` }]));
  expect(sent(api, 'PUT')?.body).toEqual({ tracking: 'UB1' });
});

it('notes, sends a message again, and cancels with a reason', async () => {
  const { api, user } = await open(`/backoffice/orders/${number}`, {
    ...answer(createOrderNote, staffOrder, one),
    ...answer(resendOrderMessage, staffOrder, { number, id: 7 }),
    ...answer(cancelStaffOrder, { ...staffOrder, status: 'canceled' as const, can_cancel: false }, one),
  });
  await user.type(await screen.findByLabelText('New note'), 'Call first');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent(api, 'POST')?.body).toEqual({ text: 'Call first' }));
  await user.click(screen.getByRole('button', { name: /^Send again/ }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'The message is on its way again.' }]));
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the order' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await dialog.findByText('Say why, in a few words.')).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason/), 'Sold out');
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(sent(api, 'PUT')?.body).toEqual({ reason: 'Sold out' }));
});

it('refunds a part to a bank account, and shows what the server rejects', async () => {
  const reject = () => {
    throw new ApiError(422, 'INVALID', 'Check the fields.', { iban: 'This IBAN is wrong.' });
  };
  const { api, user } = await open(`/backoffice/orders/${number}`, answer(refundStaffOrder, reject, one));
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
  const amount = dialog.getByLabelText(/Amount/);
  await user.clear(amount);
  await user.type(amount, '5000');
  expect(dialog.getByRole('radio', { name: /As it was paid/ })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: /Bank account/ }));
  await user.type(dialog.getByLabelText(/Account holder/), 'Bold');
  await user.type(dialog.getByLabelText(/IBAN/), 'MN00');
  await user.type(dialog.getByLabelText(/Reason/), 'Agreed by phone');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('This IBAN is wrong.')).toBeVisible();
  expect(sent(api, 'POST')?.body).toMatchObject({ amount: 5000, to: 'bank', account_name: 'Bold', iban: 'MN00' });
});

const delivered = {
  ...staffOrder,
  shipment: staffOrder.shipment && { ...staffOrder.shipment, next: null, delivered_at: staffOrder.placed_at },
};

it('offers no return of goods that nobody has received yet', async () => {
  await open(`/backoffice/orders/${number}`);
  expect(await screen.findByRole('heading', { name: 'Returns' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Register a return' })).toBeNull();
});

it('registers a return for a buyer who calls, and leads to it', async () => {
  const { api, user } = await open(`/backoffice/orders/${number}`, {
    ...answer(createStaffReturn, exampleReturn, one),
    ...answer(getStaffOrder, { ...delivered, lines: [{ ...staffOrder.lines[0]!, quantity: 3 }] }, one),
  });
  await user.click(await screen.findByRole('button', { name: 'Register a return' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Register a return' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Pieces' }), '2');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Not as described');
  await user.click(dialog.getByRole('radio', { name: 'Bank account' }));
  await user.type(dialog.getByLabelText(/Account holder/), 'Bold');
  await user.type(dialog.getByLabelText(/IBAN/), 'MN78');
  await user.click(dialog.getByRole('button', { name: 'Register a return' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: `${exampleReturn.number} is registered.` }]));
  expect(sent(api, 'POST')?.body).toMatchObject({
    ...{ reason: 'not_as_described', destination: 'bank_account', account_name: 'Bold', iban: 'MN78' },
    return_items: [{ line_item_id: 1, quantity: 2 }],
  });
});

it('asks the provider about a payment, and says what it answers', async () => {
  const report = { state: 'paid' as const, amount: '180000.0', currency: 'MNT' };
  const checked = answer(checkStaffPayment, { order: staffOrder, report }, { number, payment: 'P1' });
  const { user } = await open(`/backoffice/orders/${number}`, checked);
  await user.click(await screen.findByRole('button', { name: 'Ask the provider: P1' }));
  expect(await screen.findByText('The provider has taken 180,000₮.')).toBeVisible();
});

it('shows staff of a vendor nothing of the money', async () => {
  $user.set({ ...manager, vendor: { code: 'ul', name: 'Ul' } });
  await open(`/backoffice/orders/${number}`);
  expect(await screen.findByRole('heading', { name: 'Goods' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Payments' })).not.toBeInTheDocument();
});

it('lists what to take from the shelves, or that everything is packed', async () => {
  await open('/backoffice/pick-list');
  expect(await screen.findByRole('region', { name: 'Ул гутлын урлан' })).toHaveTextContent('Гутал42 · OR-1× 2');
  await open('/backoffice/pick-list', answer(getPickList, { ...pickList, orders: 0, lines: [] }));
  expect(await screen.findByRole('heading', { name: 'Everything is packed' })).toBeVisible();
});

it.each([
  ['the list', '/backoffice/orders', listStaffOrders, {}],
  ['an order', `/backoffice/orders/${number}`, getStaffOrder, one],
  ['the pick list', '/backoffice/pick-list', getPickList, {}],
])('offers a retry when %s does not load', async (_, path, endpoint, params) => {
  const fail = () => {
    throw new ApiError(500, 'INTERNAL', '');
  };
  await open(path, answer(endpoint as typeof getPickList, fail, params));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
