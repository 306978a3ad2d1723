import type { Address, Addresses } from '@ortoo/contracts';
import { chooseAddress, getSession, listAddresses, removeAddress } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, type FakeAnswer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';

const home: Address = {
  ...{ id: 1, firstname: 'Номин', lastname: '', phone: '+97688112233', email: null, country: 'MN' },
  ...{ province: '11', province_name: 'Улаанбаатар', district: '1119', district_name: 'Сүхбаатар' },
  ...{ subdistrict: '8', address1: '40-25', address2: null, zipcode: null },
};
const office: Address = { ...home, id: 2, firstname: 'Бат', address1: 'Сөүлийн гудамж 7' };
const book: Addresses = { addresses: [home, office], default_id: 1 };

const open = async (answers: Record<string, FakeAnswer>) => {
  const session = answer(getSession, { user: exampleUser, expires_at: null, cart_merged: false });
  resetStores(session);
  $user.set(exampleUser);
  const api = fakeApi(answers);
  const page = await renderPage('/profile/addresses', { remote, api });
  return { ...page, api };
};
const cardOf = (name: string) => screen.findByRole('listitem', { name });

it('lists addresses, with the default one marked', async () => {
  await open(answer(listAddresses, book));
  const card = await cardOf('Номин');
  expect(card).toHaveTextContent('Улаанбаатар, Сүхбаатар, 8-\u2060р хороо, 40-25');
  expect(card).toHaveTextContent('8811 2233');
  expect(within(card).getByText('Үндсэн')).toBeVisible();
  expect(within(await cardOf('Бат')).queryByText('Үндсэн')).toBeNull();
});

it('makes another the default', async () => {
  const { user } = await open({
    ...answer(listAddresses, book),
    ...answer(chooseAddress, { ...book, default_id: 2 }, { id: 2 }),
  });
  await user.click(within(await cardOf('Бат')).getByRole('button', { name: 'Үндсэн болгох' }));
  expect(await within(await cardOf('Бат')).findByText('Үндсэн')).toBeVisible();
});

it('removes one, and keeps it when that fails', async () => {
  let fails = true;
  const { user } = await open({
    ...answer(listAddresses, book),
    ...answer(
      removeAddress,
      () => {
        if (fails) throw new ApiError(500, 'INTERNAL', 'Алдаа гарлаа');
      },
      { id: 2 },
    ),
  });
  const remove = async () => user.click(screen.getByRole('button', { name: 'Бат: хаягийг хасах' }));
  await cardOf('Бат');
  await remove();
  expect(await cardOf('Бат')).toBeVisible();
  expect($toasts.get()).toMatchObject([{ tone: 'warning' }]);
  fails = false;
  await remove();
  expect(screen.queryByRole('listitem', { name: 'Бат' })).toBeNull();
});

it('leads on without any, and opens the fields of the checkout', async () => {
  const { user } = await open(answer(listAddresses, { addresses: [], default_id: null }));
  expect(await screen.findByRole('heading', { name: 'Хадгалсан хаяг алга' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Хаяг нэмэх' }));
  expect(screen.getByRole('region', { name: 'Хаяг нэмэх' })).toBeVisible();
});

it('offers a retry after a failure', async () => {
  let fails = true;
  const { user } = await open(
    answer(listAddresses, () => {
      if (fails) throw new ApiError(500, 'INTERNAL', '');
      return book;
    }),
  );
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }));
  expect(await cardOf('Номин')).toBeVisible();
});
