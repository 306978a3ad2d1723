import type { Address } from '@ortoo/contracts';
import { listAddresses, removeAddress } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderSlot, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';

const home = {
  ...{ id: 11, firstname: 'Номин', lastname: '', phone: '88112233', email: null, country: 'MN' },
  ...{ province: '11', province_name: 'Улаанбаатар', district: '1119', district_name: 'Сүхбаатар' },
  ...{ subdistrict: '8', address1: '40-25', address2: null, zipcode: '14000' },
} as Address;
const office: Address = { ...home, id: 12, firstname: 'Бат', address1: '7-301' };

const open = async (
  answers: Parameters<typeof fakeApi>[0],
  props: { start?: Address | null; isNew?: boolean } = {},
) => {
  resetStores();
  const onPick = jest.fn();
  const { user } = await renderSlot(
    'account.address-picker',
    { start: null, isNew: false, ...props, onPick },
    { remote, api: fakeApi(answers) },
  );
  return { user, onPick };
};
const saved = answer(listAddresses, { addresses: [office, home] });

it('are cards with the one in use selected', async () => {
  const { user, onPick } = await open(saved, { start: { ...home, id: 99, zipcode: null } });
  const cards = within(await screen.findByRole('group', { name: 'Хаана хүргүүлэх вэ?' }));
  expect(cards.getAllByRole('radio')).toHaveLength(3);
  expect(cards.getByRole('radio', { name: /^Номин · 8811 2233/ })).toBeChecked();
  expect(onPick.mock.calls).toEqual([[home]]);
  await user.click(cards.getByRole('radio', { name: /^Бат.*Улаанбаатар, Сүхбаатар, 8-\u2060р хороо,\s7-301/ }));
  await user.click(cards.getByRole('radio', { name: 'Шинэ хаяг' }));
  expect(onPick.mock.calls).toEqual([[home], [office], ['new']]);
});

it('start with the last used one, or with a new one that has been begun', async () => {
  const last = await open(saved);
  await waitFor(() => expect(last.onPick.mock.calls).toEqual([[office]]));
  const begun = await open(saved, { isNew: true });
  await waitFor(() => expect(begun.onPick.mock.calls).toEqual([['new']]));
});

it('can be removed, and remain when the request fails', async () => {
  let fails = true;
  const remove = answer(
    removeAddress,
    () => {
      if (fails) throw new ApiError(0, 'NETWORK', '');
    },
    { id: 12 },
  );
  const { user, onPick } = await open({ ...saved, ...remove });
  const forget = await screen.findByRole('button', { name: 'Энэ хаягийг жагсаалтаас хасах' });
  await user.click(forget);
  expect(await screen.findByRole('alert')).toHaveTextContent('Интернэт холболт алга байна');
  expect(screen.getByRole('radio', { name: /^Бат/ })).toBeChecked();
  fails = false;
  await user.click(forget);
  expect(await screen.findByText('Хаягийг жагсаалтаас хаслаа.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Бат/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /^Номин/ })).toBeChecked();
  expect(onPick).toHaveBeenLastCalledWith(home);
});

it.each([
  ['fail to load', answer(listAddresses, () => Promise.reject(new ApiError(500, 'INTERNAL', '')))],
  ['are none', answer(listAddresses, { addresses: [] })],
])('that %s show nothing', async (_, answers) => {
  const { onPick } = await open(answers);
  await waitFor(() => expect(onPick.mock.calls).toEqual([['none']]));
  expect(screen.queryByRole('radio')).toBeNull();
});
