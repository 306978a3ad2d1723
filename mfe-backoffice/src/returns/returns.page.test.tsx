import type { ReturnAuthorization } from '@ortoo/contracts';
import {
  approveReturn,
  exchangeReturn,
  getStaffReturn,
  listExchangeChoices,
  rejectReturn,
  sendExchange,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { exampleReturn } from '../parts/testing/orders';
import { remote } from '../remote';

const one = { id: 1 };
const open = async (change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...change });
  return { api, ...(await renderPage('/backoffice/returns?open=1', { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('approves a return, and then refunds it', async () => {
  let state: 'requested' | 'approved' = 'requested';
  const current = () => ({ ...exampleReturn, state });
  const { user } = await open({
    ...answer(getStaffReturn, current, one),
    ...answer(approveReturn, () => ((state = 'approved'), current()), one),
  });
  const detail = within(await screen.findByRole('region', { name: exampleReturn.number }));
  expect(detail.getByText('Оёдол нь задарсан.')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: `${exampleReturn.number} is approved.` }]));
  expect(await detail.findByRole('button', { name: 'Goods are back: refund' })).toBeVisible();
});

it('declines a return with a reason, which the buyer gets', async () => {
  const { api, user } = await open(answer(rejectReturn, { ...exampleReturn, state: 'refused' as const }, one));
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the return' }));
  await user.type(dialog.getByLabelText(/Reason/), 'It was worn');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ note: 'It was worn' }),
  );
});

const variants = [
  { id: 51, options_text: '42', sku: 'OR-1', stock: 4, difference: '0.0', fault: null },
  { id: 52, options_text: '43', sku: 'OR-2', stock: 4, difference: '20000.0', fault: null },
  { id: 53, options_text: '44', sku: 'OR-3', stock: 0, difference: '0.0', fault: 'sold_out' as const },
];
const exchange = {
  ...{ name: 'Гутал', options_text: '43', sku: 'OR-2', quantity: 1, difference: '20000.0' },
  ...{ tracking: null, sent_at: null },
};

it('exchanges what came back for another variant, and says when it is sent', async () => {
  let current: ReturnAuthorization = { ...exampleReturn, state: 'approved' };
  const { api, user } = await open({
    ...answer(getStaffReturn, () => current, one),
    ...answer(listExchangeChoices, { variants }, one),
    ...answer(exchangeReturn, () => (current = { ...current, state: 'exchanging', exchange }), one),
    ...answer(sendExchange, () => (current = { ...current, state: 'exchanged' }), one),
  });
  await user.click(await screen.findByRole('button', { name: 'Goods are back: exchange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exchange' }));
  expect(await dialog.findByRole('radio', { name: /44.*Sold out/ })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Reserve and exchange' }));
  expect(dialog.getByText('Choose a variant.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /43.*20,000₮ goes back/ }));
  await user.click(dialog.getByRole('button', { name: 'Reserve and exchange' }));
  await user.type(await screen.findByRole('textbox', { name: 'Tracking number, if any' }), 'MN-77');
  await user.click(screen.getByRole('button', { name: 'Sent or handed over' }));
  await waitFor(() =>
    expect($toasts.get()).toMatchObject([{}, { text: `${exampleReturn.number}: the exchange is sent.` }]),
  );
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { variant_id: 52 },
    { tracking: 'MN-77' },
  ]);
});

it('says in the dialog why it cannot be exchanged, and keeps what was chosen', async () => {
  const reject = () => {
    throw new ApiError(409, 'OUT_OF_STOCK', 'Sorry, this is sold out.');
  };
  const { user } = await open({
    ...answer(getStaffReturn, { ...exampleReturn, state: 'approved' }, one),
    ...answer(listExchangeChoices, { variants }, one),
    ...answer(exchangeReturn, reject, one),
  });
  await user.click(await screen.findByRole('button', { name: 'Goods are back: exchange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exchange' }));
  await user.click(await dialog.findByRole('radio', { name: /43/ }));
  await user.click(dialog.getByRole('button', { name: 'Reserve and exchange' }));
  expect(await dialog.findByText('Sorry, this is sold out.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: /43/ })).toBeChecked();
});
