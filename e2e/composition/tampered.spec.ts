import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryPaths, type ReleaseRecord } from '@ortoo/contracts';
import { expectLive, liveRelease, promote, publishAgain } from '../fixtures/releases';
import { expect, hydrated, test } from '../fixtures/test';

// What was tampered with is blocked, and browsers say so.
test.use({ tolerant: true });

const long = process.env['LONG'] === '1';
const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const folderOf = ({ remote, release }: ReleaseRecord) =>
  join(process.env['SHOP_DATA_DIR'] ?? '', 'registry/releases', remote, release);

const remotes = ['shell', 'catalog', 'checkout', 'account', 'content', 'brandsite', 'backoffice'];

test('every script of every live release is held to its digest by the plan or by the entry', async () => {
  for (const remote of remotes) {
    const record = await liveRelease(remote);
    const entry = remote === 'shell' ? 'main.js' : 'remoteEntry.js';
    const text = await readFile(join(folderOf(record), 'browser', entry), 'utf8');
    const scripts = record.files.filter(({ path }) => path.startsWith('browser/') && path.endsWith('.js'));
    expect(scripts.length, remote).toBeGreaterThan(2);
    for (const { path, integrity } of scripts) {
      const bytes = await readFile(join(folderOf(record), path));
      expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, path).toBe(integrity);
      if (path !== `browser/${entry}`) expect(text, `${remote} ${path}`).toContain(integrity);
    }
  }
});

test('a script changed on its way never runs, and the page is that of the last good release', async ({ browser }) => {
  test.setTimeout(long ? 900_000 : 120_000);
  // What fails a visitor is taken out of the plan, so that each try needs a release of its own.
  const open = async (tamperedWith: string | undefined) => {
    const { release } = await publishAgain('catalog');
    await promote('catalog', release);
    await expectLive('catalog', release);
    const base = `/releases/catalog/${release}/browser/`;
    const context = await browser.newContext();
    const page = await context.newPage();
    const files = new Set<string>();
    await page.route(`**${base}*.js`, async route => {
      const name = new URL(route.request().url()).pathname.slice(base.length);
      files.add(name);
      if (name !== tamperedWith) return route.continue();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: `${await answer.text()};globalThis.tampered=true` });
    });
    await page.goto(`${origin()}/articles`);
    await hydrated(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/products' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Бүх бараа');
    expect(await page.evaluate(() => 'tampered' in globalThis), tamperedWith ?? 'nothing').toBe(false);
    await context.close();
    return [...files];
  };

  const files = await open(undefined);
  expect(files.length).toBeGreaterThan(3);
  for (const file of long ? files : files.slice(0, 4)) expect(await open(file)).toContain(file);
});

test('a release with one changed byte in any file cannot be made live', async () => {
  const record = await publishAgain('content');
  const { files } = record;
  for (const { path } of long ? files : files.filter((_, index) => index % 5 === 0)) {
    const again = await publishAgain('content');
    await appendFile(join(folderOf(again), path), ' ');
    const answer = await fetch(origin() + registryPaths.promote, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remote: 'content', release: again.release, by: 'e2e', why: 'test' }),
    });
    expect([answer.status, await answer.json()], path).toMatchObject([409, { code: 'DAMAGED_RELEASE' }]);
  }
});
