import { approveReturn, getStaffReturn, rejectReturn } from '@ortoo/contracts/endpoints';
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
