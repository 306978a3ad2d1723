import { changeStaffDraw, listStaffDraws } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { memberOf } from '../parts/testing/answers';
import { jackpot, wheel } from '../parts/testing/draws';
import { remote } from '../remote';

const params = { slug: wheel.slug };

const open = async (change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answer(listStaffDraws, { draws: [wheel, jackpot] }), ...change });
  return { api, ...(await renderPage('/backoffice/draws', { remote, api, locale: 'en' })) };
};
const formOf = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeEach(() => {
  resetStores();
  $user.set(memberOf('promotions'));
});

it('shows the odds and what a turn costs while weights are typed', async () => {
  const { user } = await open();
  const form = await formOf('Lucky wheel');
  expect(form.getByRole('row', { name: /100 points/ })).toHaveTextContent('75.0%');
  const weight = form.getByRole('textbox', { name: 'Weight of 5,000₮' });
  await user.clear(weight);
  await user.type(weight, '300');
  expect(form.getByRole('row', { name: /100 points/ })).toHaveTextContent('50.0%');
  expect(form.getByRole('status')).toHaveTextContent('2,550₮');
});

it('has an order limit for a jackpot, and weights for a wheel', async () => {
  await open();
  expect((await formOf('Lucky wheel')).queryByRole('textbox', { name: 'From an order of' })).toBeNull();
  const form = await formOf('New Year jackpot');
  expect(form.getByRole('textbox', { name: 'From an order of' })).toHaveValue('50000');
  expect(form.queryByRole('columnheader', { name: 'Odds' })).not.toBeInTheDocument();
});

it('shows who takes part in a jackpot, and what a typed limit would mean', async () => {
  const { user } = await open();
  const form = await formOf('New Year jackpot');
  const preview = form.getByRole('status');
  expect(preview).toHaveTextContent('10 prizes worth 50,000₮');
  expect(preview).toHaveTextContent('6 people take part with 80 entries. The chance of an entry to win is 12.5%');
  expect(preview).toHaveTextContent('Of the last 3 paid orders 2 would');
  await user.type(form.getByRole('textbox', { name: 'Change of 5,000₮' }), '-10');
  await user.type(form.getByRole('textbox', { name: 'From an order of' }), '0');
  expect(preview).toHaveTextContent('0 prizes worth 0₮');
  expect(preview).toHaveTextContent('Of the last 3 paid orders 0 would');
});

it('saves what is typed, with the change of a stock', async () => {
  const { api, user } = await open(answer(changeStaffDraw, { ...wheel, lock_version: 4 }, params));
  const form = await formOf('Lucky wheel');
  await user.type(form.getByRole('textbox', { name: 'Change of 5,000₮' }), '+5');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Lucky wheel is saved.' }]));
  expect(sent(api)).toMatchObject([{ lock_version: 3, prizes: [{ id: 1 }, { id: 2, weight: 100, stock_change: 5 }] }]);
  expect(form.getByRole('textbox', { name: 'Change of 5,000₮' })).toHaveValue('');
});

it('marks what is wrong and goes there', async () => {
  const { api, user } = await open();
  const form = await formOf('Lucky wheel');
  const change = form.getByRole('textbox', { name: 'Change of 5,000₮' });
  await user.type(change, '-11');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(change).toHaveFocus();
  expect(change).toHaveAccessibleDescription('There are not so many left.');
  expect(sent(api)).toEqual([]);
});

it('keeps what is typed when somebody else was faster', async () => {
  const conflict = () => {
    throw new ApiError(409, 'CONFLICT', 'Somebody else has changed this.');
  };
  const { user } = await open(answer(changeStaffDraw, conflict, params));
  const form = await formOf('Lucky wheel');
  const change = form.getByRole('textbox', { name: 'Change of 5,000₮' });
  await user.type(change, '7');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Somebody else has changed this.');
  expect(change).toHaveValue('7');
});

it('says that nothing runs, and offers a retry', async () => {
  let isDown = true;
  const respond = () => {
    if (isDown) throw new ApiError(500, 'INTERNAL', '');
    return { draws: [] };
  };
  const { user } = await open(answer(listStaffDraws, respond));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No wheel and no jackpot' })).toBeVisible();
});
