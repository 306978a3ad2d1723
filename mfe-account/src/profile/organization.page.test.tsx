import type { OwnOrganization } from '@ortoo/contracts';
import {
  getOrganization,
  getOwnOrganization,
  removeOwnOrganization,
  saveOwnOrganization,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, type FakeAnswer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const gobi: OwnOrganization = {
  registry_number: '2578894',
  name: 'Говь ХК',
  confirmed: true,
  address: 'Хан-Уул',
  phone: '',
  information: '',
  employee_count: 12,
  industry: '',
};
const params = { registry: '2578894' };
const found = { registry_number: '2578894', tin: '1', name: 'Говь ХК', vat_payer: true };

const open = async (answers: Record<string, FakeAnswer>, locale: 'mn' | 'en' = 'mn') => {
  resetStores();
  $user.set(exampleUser);
  const api = fakeApi(answers);
  const page = await renderPage('/profile/organization', { remote, api, locale });
  return { ...page, api };
};
const registry = () => screen.findByRole('textbox', { name: /Регистрийн дугаар/ });
const none = answer(getOwnOrganization, { organization: null });
const failing =
  (status: number, fields = {}) =>
  () => {
    throw new ApiError(status, status === 503 ? 'UNAVAILABLE' : 'ORGANIZATION_NOT_FOUND', 'алдаа', fields);
  };

it('looks up the name, and saves the company', async () => {
  const { user, api } = await open({
    ...none,
    ...answer(getOrganization, found, params),
    ...answer(saveOwnOrganization, { organization: gobi }),
  });
  await user.type(await registry(), '2578894');
  await user.tab();
  expect(await screen.findByText('Говь ХК')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Ажилтны тоо/ }), '12');
  await user.click(screen.getByRole('button', { name: 'Хадгалах' }));
  expect(await screen.findByRole('button', { name: 'Засах' })).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ registry_number: '2578894', name: 'Говь ХК', address: '', phone: '' },
    ...{ information: '', employee_count: 12, industry: '' },
  });
});

it('says at the field that there is no such company', async () => {
  const message = 'Ийм байгууллага алга.';
  const { user } = await open({
    ...none,
    ...answer(getOrganization, failing(404, { registry_number: message }), params),
  });
  const field = await registry();
  await user.type(field, '2578894');
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toBeInvalid();
});

it('lets the visitor write the name while the tax office does not answer', async () => {
  const { user } = await open({ ...none, ...answer(getOrganization, failing(503), params) });
  await user.type(await registry(), '2578894');
  await user.tab();
  expect(await screen.findByText(/Нэрээ өөрөө бичнэ үү/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Хадгалах' }));
  expect(screen.getByRole('textbox', { name: /Байгууллагын нэр/ })).toBeInvalid();
});

it.each([
  ['mn', /Регистрийн дугаар/, '12', 'Регистрийн дугаар долоон оронтой байх ёстой.'],
  ['mn', /Утас/, '12', 'Утасны дугаар буруу байна'],
  ['mn', /Ажилтны тоо/, '1.5', 'Бүхэл тоо оруулна уу.'],
  ['en', /Registration number/, '12', 'The registration number has seven digits.'],
  ['en', /Phone/, '12', 'This phone number looks wrong'],
  ['en', /Number of employees/, '1.5', 'Please enter a whole number.'],
] as const)('%s: says at %s what is wrong with %s', async (locale, label, typed, message) => {
  const { user } = await open(none, locale);
  const field = await screen.findByRole('textbox', { name: label });
  await user.type(field, typed);
  await user.tab();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
});

it('shows, edits and removes a saved company', async () => {
  const { user } = await open({
    ...answer(getOwnOrganization, { organization: gobi }),
    ...answer(removeOwnOrganization, { organization: null }),
  });
  expect(await screen.findByText('Хан-Уул')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Засах' }));
  expect(await registry()).toHaveValue('2578894');
  await user.click(screen.getByRole('button', { name: 'Болих' }));
  await user.click(screen.getByRole('button', { name: 'Хасах' }));
  expect(await registry()).toHaveValue('');
});
