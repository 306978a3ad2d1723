import { changeSite, createSite, publishSite } from '@ortoo/contracts/endpoints';
import type { BrowserContext, Page } from '@playwright/test';
import { callWith, shop } from '../fixtures/shop-api';
import { expect, hydrated, test } from '../fixtures/test';

const sandbox = (path: string, init?: RequestInit) =>
  fetch(`${process.env['SHOP_ORIGIN']}/sandbox/push-sdk${path}`, init);

/** How the third party of the sandbox behaves. */
const switchTo = async (action: 'works' | 'fails' | 'lies') => {
  expect((await sandbox('', { method: 'POST', body: new URLSearchParams({ action }) })).ok).toBe(true);
};
const topicsOf = async (device: string) =>
  ((await (await sandbox(`/devices/${device}`)).json()) as { topics: string[] }).topics;

/** A site of its own whose messages the third party sends; resolves to its origin. */
const publishSiteOfSdk = async (): Promise<string> => {
  const { cookie } = await shop.signIn('admin@example.mn', 'Admin-2026');
  const code = `push-${Date.now()}`;
  const host = `${code}.localhost`;
  const params = { code };
  const { config, draft_version } = await callWith({ cookie }, createSite, {
    body: { from: 'ortoo', code, host, name: 'Push' },
  });
  const sdk = { push: true, push_sdk: { script: '/sandbox/push-sdk.js', origins: [] } };
  const changed = await callWith({ cookie }, changeSite, {
    params,
    body: { draft_version, config: { ...config, ...sdk } },
  });
  expect(changed.problems).toEqual([]);
  await callWith({ cookie }, publishSite, { params, body: { draft_version: changed.draft_version, note: '' } });
  return new URL(process.env['SHOP_ORIGIN'] ?? '').origin.replace('localhost', host);
};

/** Chromium without a window asks for no permission. */
const preparePermission = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    const answered = () => localStorage.getItem('emulated-permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { configurable: true, get: answered });
    Object.assign(Notification, {
      requestPermission: async () => {
        localStorage.setItem('emulated-permission', 'granted');
        return 'granted';
      },
    });
  });
};

const deviceOf = (page: Page) => page.evaluate(() => localStorage.getItem('sandbox-push-sdk'));
const signIn = async (page: Page, origin: string) => {
  await page.goto(`${origin}/en`);
  await page.evaluate(() =>
    fetch('/api/v2/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'ortoo' },
      body: JSON.stringify({ login: 'shopper@example.mn', password: 'Shopper-2026' }),
    }),
  );
};
const openPage = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
  await page.keyboard.press('Shift');
};

test('a third party’s script comes after a yes alone; its device is linked with the user, and left at sign-out', async ({
  page,
  context,
}) => {
  test.slow();
  await preparePermission(context);
  const origin = await publishSiteOfSdk();
  const requested: string[] = [];
  page.on('request', request => void requested.push(new URL(request.url()).pathname));
  const device = page.getByRole('checkbox', { name: 'Get notifications on this device' });
  await switchTo('lies');
  await signIn(page, origin);
  await openPage(page, `${origin}/en/profile/notifications`);

  await test.step('a script that names no device turns nothing on', async () => {
    const panel = page.getByRole('region', { name: 'Want to be notified?' });
    await expect(panel).toBeVisible({ timeout: 30_000 });
    expect(requested.filter(path => path.startsWith('/sandbox/'))).toEqual([]);
    await panel.getByRole('button', { name: 'Yes, notify me' }).click();
    await expect(page.getByText('Notifications could not be turned on.')).toBeVisible();
    expect(requested.filter(path => path === '/sandbox/push-sdk.js')).toHaveLength(1);
    expect(requested).not.toContain('/api/v2/users/link_device');
  });

  await test.step('a device is linked with the user, and told what about', async () => {
    await switchTo('works');
    await openPage(page, `${origin}/en/profile/notifications`);
    const linked = page.waitForResponse(response => response.url().endsWith('/users/link_device'));
    await device.click();
    expect((await linked).ok()).toBe(true);
    await expect(device).toBeChecked();
    await expect.poll(async () => topicsOf((await deviceOf(page)) ?? '')).toContain('delivery');
  });

  await test.step('at the sign-out it has no topics any more', async () => {
    await openPage(page, `${origin}/en/profile`);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out')).toBeVisible();
    await expect.poll(async () => topicsOf((await deviceOf(page)) ?? '')).toEqual([]);
  });
});
