import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from '@ortoo/contracts';
import { startShop, workspace, type ShopServer } from '../fixtures/shop-server';
import { expect, test } from '../fixtures/test';

// A shop of its own, since its releases are torn out one by one.
const dataDir = join(workspace, '.cache/e2e-isolation');

const pages: Record<string, string> = {
  catalog: '/products',
  checkout: '/cart',
  account: '/sign-in',
  content: '/articles',
  brandsite: '/brand/story',
};

const planOf = async (origin: string) => (await (await fetch(`${origin}/registry/composition`)).json()) as Composition;

/** Removes every file of a remote's releases, but keeps what the registry knows of them. */
const tearOut = async (remote: string) => {
  const folder = join(dataDir, 'registry/releases', remote);
  await cp(folder, `${folder}.kept`, { recursive: true });
  for (const part of ['browser', 'server']) {
    for (const release of await releasesOf(remote))
      await rm(join(folder, release, part), { recursive: true, force: true });
  }
};

const releasesOf = (remote: string) => readdir(join(dataDir, 'registry/releases', remote));

const putBack = async (remote: string) => {
  const folder = join(dataDir, 'registry/releases', remote);
  await rm(folder, { recursive: true });
  await cp(`${folder}.kept`, folder, { recursive: true });
  await rm(`${folder}.kept`, { recursive: true });
};

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await cp(join(process.env['SHOP_DATA_DIR'] ?? '', 'registry'), join(dataDir, 'registry'), { recursive: true });
  const first = await startShop(dataDir);
  await first.stop();
});

for (const [broken, path] of Object.entries(pages)) {
  test.describe(`without the files of ${broken}`, () => {
    let shop: ShopServer;

    test.beforeAll(async () => {
      await tearOut(broken);
      shop = await startShop(dataDir);
    });

    test.afterAll(async () => {
      await shop.stop();
      await putBack(broken);
    });

    test.use({ tolerant: true });

    test('its page offers another try, and every other page works', async ({ page }) => {
      expect((await planOf(shop.origin)).remotes.map(({ id }) => id)).toContain(broken);
      await page.goto(shop.origin + path);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      for (const [remote, other] of Object.entries(pages)) {
        if (remote === broken) continue;
        const answer = await page.goto(shop.origin + other);
        expect(answer?.status(), other).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }).first(), other).toBeVisible();
        await expect(page.getByRole('button', { name: 'Дахин оролдох' }), other).toHaveCount(0);
      }
    });
  });
}
