import type { Address, AddressInput } from '@ortoo/contracts';
import { listDistricts, listProvinces, listSubdistricts } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderSlot, resetStores, exampleAddress as address } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const places = {
  ...answer(listProvinces, { provinces: [{ code: '11', name: 'Улаанбаатар', zipcode: null, capital: true }] }),
  ...answer(listDistricts, { districts: [{ code: '1119', name: 'Сүхбаатар', zipcode: null }] }, { code: '11' }),
  ...answer(listSubdistricts, { subdistricts: [] }, { code: '1119' }),
};

const open = async (start: Address | null, onSave: (input: AddressInput) => Promise<unknown>) => {
  resetStores();
  const onCancel = jest.fn();
  const props = { start, onSave, onCancel };
  const { user } = await renderSlot('checkout.address-form', props, { remote, api: fakeApi(places) });
  await screen.findByRole('form');
  return { user, onCancel };
};

it('passes a changed address on', async () => {
  const onSave = jest.fn(async () => undefined);
  const { user, onCancel } = await open(address, onSave);
  const street = screen.getByRole('textbox', { name: /Гудамж/ });
  expect(street).toHaveValue('40-25');
  await user.clear(street);
  await user.type(street, '7-1');
  await user.click(screen.getByRole('button', { name: 'Хадгалах' }));
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ firstname: 'Номин', phone: '88112233', district: '1119', address1: '7-1' }),
  );
  await user.click(screen.getByRole('button', { name: 'Болих' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('names what is missing, and sends nothing', async () => {
  const onSave = jest.fn(async () => undefined);
  const { user } = await open(null, onSave);
  await user.click(screen.getByRole('button', { name: 'Хадгалах' }));
  expect(screen.getByRole('textbox', { name: /Гудамж/ })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /Утас/ })).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
});

it('shows the server’s error at its field, and every other above', async () => {
  let error: Error = new ApiError(422, 'INVALID', 'Алдаа', { phone: 'Дугаар буруу' });
  const { user } = await open(address, async () => {
    throw error;
  });
  const save = () => user.click(screen.getByRole('button', { name: 'Хадгалах' }));
  await save();
  expect(await screen.findByText('Дугаар буруу')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Утас/ })).toHaveFocus();
  error = new ApiError(0, 'OFFLINE', '');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Интернэт холболт алга байна');
});
