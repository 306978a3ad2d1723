import { join } from 'node:path';
import { goTo } from '../fixtures/failures';
import { checkOut, edit, startCommand } from '../fixtures/team';
import { expect, hydrated, test } from '../fixtures/test';

// Small: its build is most of the work here.
const remote = 'mfe-content';
const path = '/articles';

// A second checkout with one change in it, like another team's.
let changed: string;

let command: ReturnType<typeof startCommand> | undefined;
test.afterEach(() => command?.stop());

const run = async (script: string): Promise<void> => {
  command = startCommand(changed, remote, script);
  const [code] = await command.ended;
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}:\n${command.output()}`);
};

const headingOf = async (): Promise<string> => {
  const html = await (await fetch(`${process.env['SHOP_ORIGIN']}${path}`)).text();
  return /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  changed = await checkOut('e2e-team', remote);
  const before = await headingOf();
  await edit(join(changed, remote, 'src/messages/mn.ts'), text => text.replaceAll(`'${before}'`, `'${before} · шинэ'`));
});

test('a release changes the page on the next visit; an open page retains its plan; a rollback reverts it', async ({
  page,
  context,
}) => {
  const before = await headingOf();
  await page.goto(`${process.env['SHOP_ORIGIN']}/cart`);
  await hydrated(page);

  await run('release');
  await expect.poll(headingOf).toBe(`${before} · шинэ`);

  const visit = await context.newPage();
  await visit.goto(`${process.env['SHOP_ORIGIN']}${path}`);
  await hydrated(visit);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(`${before} · шинэ`);

  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);

  await run('rollback');
  await expect.poll(headingOf).toBe(before);
  await visit.goto(`${process.env['SHOP_ORIGIN']}${path}`);
  await hydrated(visit);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(before);
});
