import type { Credentials } from '@ortoo/contracts';
import { getOwnCredentials, requestEmailConfirmation } from '@ortoo/contracts/endpoints';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';

const known: Credentials = {
  ...{ has_password: true, needs_current_password: true },
  email: { address: 'nomin@example.org', state: 'not_confirmed' },
  phone: { number: '+97699112233', state: 'confirmed' },
};

const open = async (credentials: Credentials, answers: Parameters<typeof fakeApi>[0] = {}) => {
  resetStores();
  $user.set(exampleUser);
  const api = fakeApi({ ...answer(getOwnCredentials, credentials), ...answers });
  const { user } = await renderPage('/profile/details', { remote, api });
  const contacts = within(await screen.findByRole('region', { name: 'Утас, имэйл' }));
  return { user, contacts };
};

it('shows which contact is confirmed, and sends a link to the one that is not', async () => {
  const waiting: Credentials = { ...known, email: { address: 'nomin@example.org', state: 'waiting' } };
  const { user, contacts } = await open(known, answer(requestEmailConfirmation, waiting));
  expect(contacts.getByText('9911 2233')).toHaveTextContent('Баталгаажсан');
  expect(contacts.getByText('nomin@example.org')).toHaveTextContent('Баталгаажаагүй');
  await user.click(contacts.getByRole('button', { name: 'Баталгаажуулах холбоос авах' }));
  expect(await contacts.findByRole('button', { name: 'Холбоосыг дахин авах' })).toBeVisible();
  expect(contacts.getByText('nomin@example.org')).toHaveTextContent('Баталгаажуулахыг хүлээж байна');
  expect($toasts.get()).toMatchObject([{ tone: 'success' }]);
});
