import type { Credentials } from '@ortoo/contracts';
import { confirmContact, getOwnCredentials, requestContact } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, type FakeAnswer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const credentials: Credentials = {
  has_password: true,
  needs_current_password: true,
  email: { address: 'bold@example.mn', state: 'confirmed' },
  phone: null,
};

const open = async (answers: Record<string, FakeAnswer>, locale: 'mn' | 'en' = 'mn') => {
  resetStores();
  $user.set(exampleUser);
  const api = fakeApi({ ...answer(getOwnCredentials, credentials), ...answers });
  const page = await renderPage('/profile/details', { remote, api, locale });
  return { ...page, api };
};
const posted = ({ calls }: Awaited<ReturnType<typeof open>>['api']) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('changes the email after the code from the new address', async () => {
  const { user, api } = await open({
    ...answer(requestContact, { token: 'T' }),
    ...answer(confirmContact, { ...exampleUser, email: 'new@example.mn' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Имэйлээ солих' }));
  const field = screen.getByRole('textbox', { name: /Шинэ имэйл/ });
  expect(field).toHaveFocus();
  await user.type(field, 'new@example.mn{Enter}');
  await user.type(await screen.findByRole('textbox', { name: /Код/ }), '123456{Enter}');
  expect(posted(api)).toEqual([{ login: 'new@example.mn' }, { token: 'T', code: '123456' }]);
  expect($user.get()?.email).toBe('new@example.mn');
  expect(screen.queryByRole('textbox', { name: /Код/ })).toBeNull();
});

it('shows a wrong code at its field, and leads back to another address', async () => {
  const message = 'Код буруу байна';
  const { user } = await open({
    ...answer(requestContact, { token: 'T' }),
    ...answer(confirmContact, () => {
      throw new ApiError(422, 'CODE_WRONG', message, { code: message });
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Утас нэмэх' }));
  await user.type(screen.getByRole('textbox', { name: /Шинэ утасны дугаар/ }), '88112233{Enter}');
  const code = await screen.findByRole('textbox', { name: /Код/ });
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(code).toHaveValue('123456');
  await user.click(screen.getByRole('button', { name: 'Өөрийг ашиглах' }));
  expect(screen.getByRole('textbox', { name: /Шинэ утасны дугаар/ })).toBeVisible();
});

it.each([
  ['mn', 'Утас нэмэх', /Шинэ утасны дугаар/, '12', 'Утасны дугаар буруу'],
  ['mn', 'Утас нэмэх', /Шинэ утасны дугаар/, 'a@b.mn', 'Утасны дугаар буруу'],
  ['mn', 'Имэйлээ солих', /Шинэ имэйл/, 'bold', 'Имэйл хаяг буруу'],
  ['en', 'Add a phone number', /New phone number/, '12', 'This phone number looks wrong'],
  ['en', 'Change the address', /New email address/, ' ', 'Please fill in this field'],
] as const)('%s: %s says what is wrong with %s %j', async (locale, button, label, typed, message) => {
  const { user, api } = await open({}, locale);
  await user.click(await screen.findByRole('button', { name: button }));
  await user.type(screen.getByRole('textbox', { name: label }), `${typed}{Enter}`);
  expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(posted(api)).toEqual([]);
});
