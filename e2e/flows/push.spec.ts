import { setQuietHours } from '@ortoo/contracts/endpoints';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { call, origin, payByQr, readyToPay } from '../fixtures/money';
import { firstProduct } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

/**
 * Chromium without a window asks for no permission and reaches no push service: the page subscribes at the sandbox's,
 * and the test brings the messages to the worker.
 */
const prepareBrowser = async (context: BrowserContext) => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const stored = 'emulated-subscription';
    const read = () => {
      const text = localStorage.getItem(stored);
      if (text === null) return null;
      const json = JSON.parse(text) as PushSubscriptionJSON;
      return { toJSON: () => json, unsubscribe: async () => void localStorage.removeItem(stored) };
    };
    const answered = () => localStorage.getItem('emulated-permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { configurable: true, get: answered });
    Object.assign(Notification, {
      requestPermission: async () => {
        localStorage.setItem('emulated-permission', 'granted');
        return 'granted';
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => read(),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        const answer = await fetch('/sandbox/push/subscriptions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ application_server_key: applicationServerKey }),
        });
        localStorage.setItem(stored, await answer.text());
        return read();
      },
    });
  });
};

const subscriptionOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('emulated-subscription') ?? '{}') as { endpoint: string }).endpoint,
  );

const messagesAt = async (endpoint: string): Promise<unknown[]> =>
  ((await (await fetch(endpoint)).json()) as { messages: unknown[] }).messages;

/** The browser gets a message from its push service. */
const deliver = async (session: CDPSession, message: unknown) => {
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin: origin(), registrationId, data });
};

/** Chromium without a window has no notifications: what the worker shows is recorded. */
const recordShown = () => {
  const shown: string[] = [];
  Object.assign(globalThis, { shown });
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string) => void shown.push(title),
  });
};

test('a shopper accepts messages, and gets one about an order', async ({ page, context, at, say }) => {
  test.slow();
  await prepareBrowser(context);
  const { slug } = await firstProduct({ kind: 'coupon' });
  const { number } = await readyToPay(page, { slug, quantity: 1 });
  await page.goto(at('/profile/notifications'));
  await hydrated(page);
  const title = say('Мэдэгдэл авах уу?', 'Want to be notified?');
  const panel = page.getByRole('region', { name: title });
  await expect(panel).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await panel.getByRole('button', { name: say('Мэдэгдэл авах', 'Yes, notify me') }).click();
  await expect(page.getByText(say('Мэдэгдэл асаалттай боллоо.', 'Notifications are on.'))).toBeVisible();
  await expect(panel).toBeHidden();

  await page.reload();
  await hydrated(page);
  const device = page.getByRole('checkbox', {
    name: say('Энэ төхөөрөмжид мэдэгдэл авах', 'Get notifications on this device'),
  });
  await expect(device).toBeChecked();
  await expect(page.getByRole('combobox', { name: say('Эхлэх цаг', 'From') })).toHaveValue('22');
  await expectAccessible(page);
  await call(page, setQuietHours, { body: { from: 0, to: 0 } });

  const endpoint = await subscriptionOf(page);
  await payByQr(page, { number });
  await expect.poll(() => messagesAt(endpoint), { timeout: 30_000 }).not.toEqual([]);
  const [message] = await messagesAt(endpoint);
  expect(message).toMatchObject({
    title: expect.stringContaining(number),
    url: at(`/orders/${number}`),
    lang: say('mn', 'en'),
  });

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await worker.evaluate(recordShown);
  await deliver(await context.newCDPSession(page), message);
  const shown = () => worker.evaluate(() => (globalThis as { shown?: string[] }).shown);
  await expect.poll(shown).toEqual([expect.stringContaining(number)]);
});
