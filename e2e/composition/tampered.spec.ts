import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { registryPaths, releaseBase, type ReleaseFile } from '@ortoo/contracts';
import { integrityOf } from '@ortoo/contracts/integrity';
import { follow, signInFor, staffAccount, targets, withoutPictures, type Target } from '../fixtures/failures';
import {
  expectLive,
  flipByte,
  folderOf,
  liveRelease,
  promote,
  signedOrder,
  publishAgain,
  withFlippedByte,
} from '../fixtures/releases';
import { note, report } from '../fixtures/report';
import { shop } from '../fixtures/shop-api';
import { expect, hydrated, test } from '../fixtures/test';

// Tampered files are blocked, and browsers report it.
test.use({ tolerant: true });

const long = process.env['LONG'] === '1';
const origin = () => process.env['SHOP_ORIGIN'] ?? '';

const remotes = ['shell', 'catalog', 'checkout', 'account', 'content', 'brandsite', 'backoffice'];

test('every script of every live release must match its digest in the plan or the entry', async () => {
  for (const remote of remotes) {
    const record = await liveRelease(remote);
    const entry = remote === 'shell' ? 'main.js' : 'remoteEntry.js';
    const text = await readFile(join(folderOf(record), 'browser', entry), 'utf8');
    const scripts = record.files.filter(({ path }) => path.startsWith('browser/') && path.endsWith('.js'));
    expect(scripts.length, remote).toBeGreaterThan(2);
    for (const { path, integrity } of scripts) {
      const bytes = await readFile(join(folderOf(record), path));
      expect(integrityOf(bytes), path).toBe(integrity);
      if (path !== `browser/${entry}`) expect(text, `${remote} ${path}`).toContain(integrity);
    }
  }
});

test.afterAll(async ({}, info) => {
  await report(info, 'tampered', ['remote', 'one byte changed in', 'files', 'rejected']);
});

/** Follows a link to a page while one of its scripts has one byte changed. Returns the requested scripts. */
const openWith = async (browser: Browser, remote: string, target: Target, changed: string | undefined) => {
  // A failed release is removed from the plan, so each attempt needs a new one.
  const { release } = await publishAgain(remote);
  await promote(remote, release);
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutPictures(page);
  await expectLive(remote, release, await signInFor(page, target));
  const blocked: string[] = [];
  page.on('console', message => message.text().includes("'integrity'") && blocked.push(message.text()));
  const base = releaseBase(remote, release);
  const files = new Set<string>();
  await page.route(`**${base}*.js`, async route => {
    const name = new URL(route.request().url()).pathname.slice(base.length);
    files.add(name);
    if (name !== changed) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: withFlippedByte(await answer.body()) });
  });
  await page.goto(origin() + target.from);
  await hydrated(page);
  await follow(page, target);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Дахин оролдох' })).toHaveCount(0);
  await context.close();
  return { files: [...files], rejected: blocked.some(text => text.includes(`${base}${changed}`)) };
};

const opened = Object.entries(targets).filter(([remote]) => long || remote === 'catalog');

for (const [remote, target] of opened) {
  test(`${remote}: a script with one byte changed in transit never runs, and the page uses the last good release`, async ({
    browser,
  }) => {
    test.setTimeout(long ? 900_000 : 120_000);
    const { files, rejected: wasRejected } = await openWith(browser, remote, target, undefined);
    expect(files).toContain('remoteEntry.js');
    expect(wasRejected).toBe(false);
    const tried = long ? files : files.slice(0, 4);
    let rejected = 0;
    for (const file of tried) rejected += Number((await openWith(browser, remote, target, file)).rejected);
    await note('tampered', remote, 'scripts on their way to a page', tried.length, rejected);
    expect(rejected).toBe(tried.length);
  });
}

const promotion = async (remote: string, release: string) => {
  const answer = await fetch(origin() + registryPaths.promote, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await signedOrder({ kind: 'promote', remote, release })),
  });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
};

const kindOf = ({ path }: ReleaseFile) => `${path.split('/')[0]} ${extname(path)}`;

/** One of each kind; with LONG=1 all of them. */
const sampleOf = (files: readonly ReleaseFile[]) =>
  long ? files : [...new Map(files.map(file => [kindOf(file), file])).values()];

for (const remote of remotes) {
  test(`${remote}: a release with one byte changed in any file is not made live, and the file is not served`, async () => {
    test.setTimeout(300_000);
    const record = await publishAgain(remote);
    const { release } = record;
    const sample = sampleOf(record.files);
    const { cookie } = await shop.signIn(staffAccount.login, staffAccount.password);
    let rejected = 0;
    for (const { path } of sample) {
      const file = join(folderOf(record), path);
      await flipByte(file);
      const { status, code } = await promotion(remote, release);
      const received = await fetch(`${origin()}/releases/${remote}/${release}/${path}`, { headers: { cookie } });
      expect([status, code, received.status], path).toEqual([409, 'DAMAGED_RELEASE', 404]);
      rejected += 1;
      await flipByte(file);
    }
    await note('tampered', remote, 'stored files', sample.length, rejected);
    expect(await promotion(remote, release), 'as it was').toMatchObject({ status: 200 });
  });
}
