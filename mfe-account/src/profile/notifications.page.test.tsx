import type { NotificationSettings } from '@ortoo/contracts';
import { getNotificationSettings, setNotification } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const settings: NotificationSettings = {
  choices: [
    { kind: 'price', channel: 'email', enabled: true },
    { kind: 'news', channel: 'email', enabled: false },
  ],
  email: 'bold@example.mn',
  news_pending: false,
};

const open = async (shown: NotificationSettings, change: () => NotificationSettings = () => shown) => {
  resetStores();
  $user.set(exampleUser);
  const api = fakeApi({ ...answer(getNotificationSettings, shown), ...answer(setNotification, change) });
  const page = await renderPage('/profile/notifications', { remote, api });
  return { ...page, api };
};
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

it('changes a choice at once', async () => {
  const { user, api } = await open(settings, () => ({
    ...settings,
    choices: [{ kind: 'price', channel: 'email', enabled: false }],
  }));
  await user.click(await box(/Үнэ буурсан/));
  expect(await box(/Үнэ буурсан/)).not.toBeChecked();
  expect(api.calls.at(-1)?.body).toEqual({ kind: 'price', channel: 'email', enabled: false });
});

it('goes back to the old choice when the server rejects the new one', async () => {
  const { user } = await open(settings, () => {
    throw new ApiError(500, 'INTERNAL', 'Алдаа гарлаа');
  });
  await user.click(await box(/Үнэ буурсан/));
  expect(await box(/Үнэ буурсан/)).toBeChecked();
  expect($toasts.get()).toMatchObject([{ tone: 'warning' }]);
});

it('says that the newsletter waits for its confirmation', async () => {
  const { user } = await open(settings, () => ({ ...settings, news_pending: true }));
  await user.click(await box(/Мэдээ/));
  expect(await screen.findByText(/bold@example.mn хаяг руу холбоос илгээлээ/)).toBeVisible();
  expect(await box(/Мэдээ/)).not.toBeChecked();
});

it('leads to the details of an account without an email address', async () => {
  await open({ ...settings, email: null });
  expect(await box(/Үнэ буурсан/)).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Имэйл нэмэх' })).toHaveAttribute('href', '/profile/details');
});
