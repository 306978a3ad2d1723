import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../fixtures/shop-server';
import { expect, hydrated, test } from '../fixtures/test';

// A second checkout with one change in the catalogue, as another team would have it.
const changed = join(workspace, '.cache/e2e-team');

const run = async (cwd: string, script: string): Promise<string> => {
  const child = spawn('npm', ['run', '--silent', script, '-w', 'mfe-catalog'], {
    cwd,
    env: {
      ...process.env,
      REGISTRY_URL: process.env['SHOP_ORIGIN'],
      RELEASE_KEY: join(process.env['SHOP_DATA_DIR'] ?? '', 'keys/release.pem'),
    },
  });
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  child.stderr.on('data', chunk => (output += chunk));
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}:\n${output}`);
  return output;
};

const headingOf = async (): Promise<string> => {
  const html = await (await fetch(`${process.env['SHOP_ORIGIN']}/`)).text();
  return /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await rm(changed, { recursive: true, force: true });
  await mkdir(changed, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc', '.config']) {
    await cp(join(workspace, name), join(changed, name), { recursive: true });
  }
  for (const name of ['mfe-catalog', 'shared']) {
    const skip = (source: string) => !/\/(dist|\.types|node_modules)(\/|$)/.test(source.slice(workspace.length));
    await cp(join(workspace, name), join(changed, name), { recursive: true, filter: skip });
  }
  await symlink(join(workspace, 'node_modules'), join(changed, 'node_modules'));
  const messages = join(changed, 'mfe-catalog/src/messages/mn.ts');
  const text = await readFile(messages, 'utf8');
  const before = await headingOf();
  expect(text, 'the heading is one of the catalogue’s texts').toContain(before);
  await writeFile(messages, text.replaceAll(`'${before}'`, `'${before} · шинэ'`));
});

test('a release changes the page on the next visit; an open page keeps its plan; a rollback takes it back', async ({
  page,
  context,
}) => {
  const before = await headingOf();
  await page.goto(`${process.env['SHOP_ORIGIN']}/cart`);
  await hydrated(page);

  await run(changed, 'release');
  await expect.poll(headingOf).toBe(`${before} · шинэ`);

  const visit = await context.newPage();
  await visit.goto(`${process.env['SHOP_ORIGIN']}/`);
  await hydrated(visit);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(`${before} · шинэ`);

  await page.getByRole('banner').getByRole('link', { name: 'Өртөө' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);

  await run(changed, 'rollback');
  await expect.poll(headingOf).toBe(before);
  await visit.goto(`${process.env['SHOP_ORIGIN']}/`);
  await hydrated(visit);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(before);
});
