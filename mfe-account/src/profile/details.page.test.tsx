import type { User } from '@ortoo/contracts';
import { getOwnCredentials, removeAvatar, updateAvatar, updateProfile } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, type FakeAnswer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { remote } from '../remote';

const bold: User = { ...exampleUser, firstname: 'Болд', lastname: 'Дорж' };

const credentials = { has_password: true, needs_current_password: true, email: null, phone: null };

const open = async (answers: Record<string, FakeAnswer> = {}, user = bold, locale: 'mn' | 'en' = 'mn') => {
  resetStores();
  $user.set(user);
  const api = fakeApi({ ...answer(getOwnCredentials, credentials), ...answers });
  const page = await renderPage('/profile/details', { remote, api, locale });
  return { ...page, api: { calls: () => api.calls.filter(({ method }) => method !== 'GET') } };
};

const nameField = () => screen.getByRole('textbox', { name: /^Нэр/ });

it('saves names, with look-alike letters in Cyrillic, and shows them everywhere', async () => {
  const saved = { ...bold, firstname: 'Сaран' };
  const { user, api } = await open(answer(updateProfile, saved));
  await user.clear(nameField());
  await user.type(nameField(), 'Сaран');
  await user.tab();
  expect(nameField()).toHaveValue('Саран');
  await user.click(screen.getByRole('button', { name: 'Хадгалах' }));
  expect(api.calls().map(({ body }) => body)).toEqual([{ firstname: 'Саран', lastname: 'Дорж' }]);
  expect($user.get()).toEqual(saved);
  expect($toasts.get()).toMatchObject([{ tone: 'success', text: 'Мэдээлэл шинэчлэгдлээ.' }]);
});

it.each([
  ['mn', /^Нэр/, 'Bold2', 'Нэрээ кирилл үсгээр бичнэ үү.'],
  ['mn', /^Нэр/, ' ', 'Энэ талбарыг бөглөнө үү'],
  ['mn', /^Овог/, 'Dorj', 'Нэрээ кирилл үсгээр бичнэ үү.'],
  ['en', /^First name/, 'Bold2', 'Please write the name in letters only.'],
  ['en', /^First name/, 'Boлd', 'Please write the name in Cyrillic letters only.'],
  ['en', /^First name/, ' ', 'Please fill in this field'],
] as const)('%s: says at %s what is wrong with %j', async (locale, label, typed, message) => {
  const { user, api } = await open({}, bold, locale);
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field).toHaveValue(typed);
  expect(api.calls()).toEqual([]);
});

it('keeps the input when the server rejects it, and shows its message at the field', async () => {
  const { user } = await open(
    answer(updateProfile, () => {
      throw new ApiError(422, 'NAME_CYRILLIC', 'Алдаа', { firstname: 'Нэр буруу' });
    }),
  );
  await user.type(nameField(), 'оо{Enter}');
  expect(await screen.findByText('Нэр буруу')).toBeVisible();
  expect(nameField()).toHaveValue('Болдоо');
  expect(nameField()).toHaveFocus();
});

it('says that there is no network, and keeps the input', async () => {
  const { user } = await open(
    answer(updateProfile, () => {
      throw new ApiError(0, 'OFFLINE', '');
    }),
  );
  await user.type(nameField(), 'оо{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Интернэт холболт алга байна');
  expect(nameField()).toHaveValue('Болдоо');
});

it('removes the picture', async () => {
  const { user } = await open(answer(removeAvatar, bold), { ...bold, avatar: '/pictures/avatar-1' });
  await user.click(within(screen.getByRole('region', { name: 'Таны зураг' })).getByRole('button', { name: 'Хасах' }));
  expect($user.get()?.avatar).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Хасах' })).toBeNull();
});

it('takes only pictures within the limit', async () => {
  const { container } = await open(answer(updateAvatar, bold));
  const picker = container.querySelector('input[type=file]')!;
  const choose = (file: File) => fireEvent.change(picker, { target: { files: [file] } });
  choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  expect(screen.getByRole('alert')).toHaveTextContent('JPEG, PNG, WebP эсвэл AVIF зураг сонгоно уу.');
  choose(new File([new Uint8Array(9 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Зураг 8 МБ-аас ихгүй байх ёстой.');
  choose(new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('dialog', { name: 'Зургаа тайрах' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
