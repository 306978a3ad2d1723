import type { NotificationSettings } from '@ortoo/contracts';
import {
  getNotificationSettings,
  getPushKey,
  linkDevice,
  registerDevice,
  removeDevice,
  setNotification,
  setQuietHours,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';

const settings: NotificationSettings = {
  choices: [
    { kind: 'price', channel: 'email', enabled: true },
    { kind: 'news', channel: 'email', enabled: false },
  ],
  email: 'bold@example.mn',
  news_pending: false,
  quiet_hours: { from: 22, to: 8 },
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

describe('messages on this device', () => {
  const endpoint = 'https://push.test/device';
  const withDevice: NotificationSettings = {
    ...settings,
    choices: [...settings.choices, { kind: 'author', channel: 'push', enabled: true }],
  };
  interface Subscribed {
    toJSON: () => PushSubscriptionJSON;
    unsubscribe: () => Promise<boolean>;
  }
  let subscription: Subscribed | null;
  const permission = jest.fn<NotificationPermission, []>();

  beforeEach(() => {
    subscription = null;
    permission.mockReset().mockReturnValue('granted');
    const subscribed: Subscribed = {
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: async () => (subscription = subscribed),
    };
    const registration = { pushManager };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        register: async () => registration,
        getRegistration: async () => registration,
        ready: Promise.resolve(registration),
      },
    });
    Object.assign(window, {
      PushManager: class {},
      Notification: { permission: 'default', requestPermission: async () => permission() },
    });
  });

  const openDevice = async (shown = withDevice) => {
    resetStores();
    $user.set(exampleUser);
    const api = fakeApi({
      ...answer(getNotificationSettings, shown),
      ...answer(getPushKey, { public_key: 'key' }),
      ...answer(registerDevice, { player_id: 'player' }),
      ...answer(linkDevice, undefined),
      ...answer(removeDevice, undefined, { player_id: 'player' }),
      ...answer(setQuietHours, { ...shown, quiet_hours: { from: 23, to: 8 } }),
    });
    return { ...(await renderPage('/profile/notifications', { remote, api })), api };
  };
  const device = () => box(/Энэ төхөөрөмжид мэдэгдэл авах/);

  it('registers the device, links it with the user, and then offers what it may be about', async () => {
    const { user, api } = await openDevice();
    expect(screen.queryByRole('checkbox', { name: /Дагасан нийтлэлч/ })).not.toBeInTheDocument();
    await user.click(await device());
    expect(await box(/Дагасан нийтлэлч/)).toBeChecked();
    expect(api.calls.map(({ body }) => body).filter(Boolean)).toEqual([
      expect.objectContaining({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      { playerId: 'player' },
    ]);
  });

  it('ends them again', async () => {
    const { user } = await openDevice();
    await user.click(await device());
    await user.click(await device());
    await waitFor(async () => expect(await device()).not.toBeChecked());
    expect(subscription).toBeNull();
  });

  it('changes the quiet hours', async () => {
    const { user, api } = await openDevice();
    await user.click(await device());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Эхлэх цаг' }), '23:00');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Эхлэх цаг' })).toHaveValue('23'));
    expect(api.calls.at(-1)?.body).toEqual({ from: 23, to: 8 });
  });

  it('says so when the browser refuses, and when it has none', async () => {
    permission.mockReturnValue('denied');
    const { user, unmount } = await openDevice();
    await user.click(await device());
    expect(await screen.findByText(/Хөтөч манай мэдэгдлийг хориглосон/)).toBeVisible();
    unmount();
    Reflect.deleteProperty(window, 'PushManager');
    await openDevice();
    expect(await screen.findByText(/Энэ хөтөч мэдэгдэл дэмждэггүй/)).toBeVisible();
    expect(await device()).toBeDisabled();
  });

  it('says so when the device cannot be registered', async () => {
    const { user } = await openDevice();
    Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new TypeError('no service')) });
    await user.click(await device());
    await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'warning' }]));
    expect(await device()).not.toBeChecked();
  });
});
