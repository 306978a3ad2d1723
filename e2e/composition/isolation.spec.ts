import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Composition } from '@ortoo/contracts';
import { startShop, template, workspace, type ShopServer } from '../fixtures/shop-server';
import { expect, hydrated, test } from '../fixtures/test';

// A separate shop, because its releases are deleted.
const dataDir = join(workspace, '.cache/e2e-isolation');

interface Remote {
  page: string;
  /** For staff only. */
  staff?: boolean;
  /** Its slot on other remotes' pages, and how a visitor reaches it there. */
  provides?: { slot: string; on: string; reach: (page: Page) => Promise<void> };
}

const scrollDown = async (page: Page) => {
  await page.mouse.move(10, 10);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
};
const searchBox = (page: Page) => page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox'));

const remotes: Record<string, Remote> = {
  catalog: {
    page: '/products',
    provides: { slot: 'catalog.search-box', on: '/articles', reach: page => searchBox(page).first().focus() },
  },
  checkout: { page: '/cart' },
  account: { page: '/sign-in' },
  content: { page: '/articles', provides: { slot: 'content.article-strip', on: '/', reach: scrollDown } },
  brandsite: { page: '/brand/story', provides: { slot: 'brandsite.teaser', on: '/', reach: scrollDown } },
  backoffice: { page: '/backoffice', staff: true },
};

/** Deleted together. Of any two remotes, each is missing from a group of which the other one is no part. */
const groups = [
  ['catalog', 'checkout', 'account'],
  ['catalog', 'content', 'brandsite'],
  ['checkout', 'content', 'backoffice'],
  ['account', 'brandsite', 'backoffice'],
];

/** The first group without it in which the page with its slot works. */
const isReachedIn = (group: readonly string[], remote: string): boolean => {
  const on = remotes[remote]?.provides?.on === '/articles' ? 'content' : 'catalog';
  return groups.find(one => one.includes(remote) && !one.includes(on)) === group;
};

/** Deletes every file of a remote's releases, but not their registry records. */
const tearOut = async (remote: string) => {
  const folder = join(dataDir, 'registry/releases', remote);
  await cp(folder, `${folder}.kept`, { recursive: true });
  for (const part of ['browser', 'server']) {
    for (const release of await readdir(folder))
      await rm(join(folder, release, part), { recursive: true, force: true });
  }
};

const putBack = async (remote: string) => {
  const folder = join(dataDir, 'registry/releases', remote);
  await rm(folder, { recursive: true });
  await cp(`${folder}.kept`, folder, { recursive: true });
  await rm(`${folder}.kept`, { recursive: true });
};

const signIn = async (page: Page, origin: string) => {
  const answer = await page.request.post(`${origin}/api/v2/session`, {
    headers: { 'x-requested-with': 'ortoo' },
    data: { login: 'staff@example.mn', password: 'Staff-2026' },
  });
  expect(answer.ok()).toBe(true);
};

const planOf = async (page: Page, origin: string) =>
  (await (await page.request.get(`${origin}/registry/composition`)).json()) as Composition;

const retry = (page: Page) => page.getByRole('button', { name: 'Дахин оролдох' });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await cp(template, dataDir, { recursive: true });
});

for (const group of groups) {
  test.describe(`without the files of ${group.join(', ')}`, () => {
    let shop: ShopServer;
    const isStaff = group.some(remote => remotes[remote]?.staff);

    test.beforeAll(async () => {
      for (const remote of group) await tearOut(remote);
      // The first shop searches for it: its search has the same example shop, and loading it is a fifth of a start.
      shop = await startShop(dataDir, { SEARCH_ORIGIN: process.env['SHOP_ORIGIN'] ?? '' });
    });

    test.afterAll(async () => {
      await shop.stop();
      for (const remote of group) await putBack(remote);
    });

    test.use({ tolerant: true });

    test('their pages offer a retry, and every other page works', async ({ page }) => {
      if (isStaff) await signIn(page, shop.origin);
      const planned = (await planOf(page, shop.origin)).remotes.map(({ id }) => id);
      expect(planned).toEqual(expect.arrayContaining(group));
      for (const [remote, { page: path, staff }] of Object.entries(remotes)) {
        if (staff && !isStaff) continue;
        const answer = await page.goto(shop.origin + path);
        if (group.includes(remote)) {
          await expect(page.getByRole('alert'), path).toBeVisible();
          await expect(retry(page), path).toBeVisible();
          await expect(page.getByRole('banner'), path).toBeVisible();
        } else {
          expect(answer?.status(), path).toBe(200);
          await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
          await expect(retry(page), path).toHaveCount(0);
        }
      }
    });

    for (const remote of group) {
      const { provides } = remotes[remote] ?? {};
      if (!provides || !isReachedIn(group, remote)) continue;
      test(`${provides.slot} renders nothing`, async ({ page, complaints }) => {
        const rejected = page.waitForResponse(
          answer => answer.url().includes(`/releases/${remote}/`) && answer.status() === 404,
        );
        await page.goto(shop.origin + provides.on);
        await hydrated(page);
        await provides.reach(page);
        await rejected;
        const gap = page.locator(`[data-slot="${provides.slot}"]`);
        // The placeholder has no text either.
        await expect.poll(async () => (await gap.boundingBox())?.height ?? 0, 'height of the gap').toBe(0);
        await expect(gap).toBeEmpty();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(retry(page)).toHaveCount(0);
        // The 404 response is no script, which the browser reports as well.
        const expected = new RegExp(
          `^error: (Failed to load resource: .* 404|Refused to execute script from '[^']*/releases/(${group.join('|')})/)`,
        );
        // Each of a page's slots tries the remote again.
        const isRepeated = (text: string) => text.includes(`The remote "${remote}" is already registered`);
        expect(complaints.filter(text => !expected.test(text) && !isRepeated(text))).toEqual([]);
      });
    }
  });
}
