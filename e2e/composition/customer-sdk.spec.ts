import { changeSite, createSite, publishSite } from '@ortoo/contracts/endpoints';
import type { Page } from '@playwright/test';
import { callWith, shop } from '../fixtures/shop-api';
import { expect, hydrated, test } from '../fixtures/test';

/** What the partner of the sandbox answers when it is asked for its customer. */
const switchTo = async (action: 'signed-in' | 'signed-out' | 'hangs' | 'throws') => {
  const answer = await fetch(`${process.env['SHOP_ORIGIN']}/sandbox/customer-sdk`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
  });
  expect(answer.ok).toBe(true);
};
const partnerState = async () => {
  const answer = await fetch(`${process.env['SHOP_ORIGIN']}/sandbox/customer-sdk/session`);
  return ((await answer.json()) as { state: string }).state;
};

/** A site of its own whose users are the partner's customers; resolves to its origin. */
const publishSiteOfPartner = async (): Promise<string> => {
  const { cookie } = await shop.signIn('admin@example.mn', 'Admin-2026');
  const code = `partner-${Date.now()}`;
  const host = `${code}.localhost`;
  const params = { code };
  const { config, draft_version } = await callWith({ cookie }, createSite, {
    body: { from: 'ortoo', code, host, name: 'Partner' },
  });
  const changed = await callWith({ cookie }, changeSite, {
    params,
    body: { draft_version, config: { ...config, customer_sdk: { script: '/sandbox/customer-sdk.js', origins: [] } } },
  });
  expect(changed.problems).toEqual([]);
  await callWith({ cookie }, publishSite, { params, body: { draft_version: changed.draft_version, note: '' } });
  return new URL(process.env['SHOP_ORIGIN'] ?? '').origin.replace('localhost', host);
};

const linkedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shop:v2:customerSdkUser') ?? 'null') as number | null);
const isSignedIn = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v2/session');
    return ((await answer.json()) as { user: object | null }).user !== null;
  });

/** A page of the signed-in user whose late parts have started. */
const openProfile = async (page: Page, origin: string) => {
  await page.goto(`${origin}/en/profile`);
  await hydrated(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
};
const signIn = async (page: Page, origin: string) => {
  await page.goto(`${origin}/en`);
  await page.evaluate(() =>
    fetch('/api/v2/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'ortoo' },
      body: JSON.stringify({ login: 'shopper@example.mn', password: 'Shopper-2026' }),
    }),
  );
  await openProfile(page, origin);
};
const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('whoever signs out at the partner is signed out here, and the other way round; a broken SDK changes nothing', async ({
  page,
}) => {
  const origin = await publishSiteOfPartner();
  const notice = page.getByText('You are signed out');

  await test.step('a visitor’s page has nothing of the SDK', async () => {
    const requested: string[] = [];
    page.on('request', request => void requested.push(request.url()));
    await page.goto(`${origin}/en`);
    await hydrated(page);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(requested.length).toBeGreaterThan(5);
    expect(requested.filter(url => url.includes('/sandbox/'))).toEqual([]);
  });

  await test.step('a failing or silent partner changes nothing', async () => {
    await switchTo('signed-in');
    await signIn(page, origin);
    await expect.poll(() => linkedUser(page)).not.toBeNull();
    for (const state of ['throws', 'hangs'] as const) {
      await switchTo(state);
      const checked = page.waitForResponse(response => response.url().endsWith('/sandbox/customer-sdk/session'));
      await openProfile(page, origin);
      await checked;
      expect(await isSignedIn(page)).toBe(true);
    }
  });

  await test.step('signed out there', async () => {
    await switchTo('signed-in');
    await openProfile(page, origin);
    await expect.poll(() => linkedUser(page)).not.toBeNull();
    await switchTo('signed-out');
    await returnToTab(page);
    await expect(notice).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
  });

  await test.step('signed out here', async () => {
    await switchTo('signed-in');
    await signIn(page, origin);
    await expect.poll(() => linkedUser(page)).not.toBeNull();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(partnerState).toBe('signed-out');
    await expect.poll(() => linkedUser(page)).toBeNull();
  });
});
