import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { boots, cartLink } from '../fixtures/journey';
import { checkOut, edit, startCommand } from '../fixtures/team';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

// The federation runtime warns of each release that replaces another one.
test.use({ tolerant: true });

const remote = 'mfe-content';
const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const headingIn = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Text of a page without script. */
const rendered = async (context?: BrowserContext): Promise<string> => {
  const address = `${origin()}/articles`;
  return headingIn(context ? await (await context.request.get(address)).text() : await (await fetch(address)).text());
};

const error = async (address: string, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  return `${answer.status} ${(await answer.text()).split('\n')[0]}`;
};

let dev: ReturnType<typeof startCommand> | undefined;
test.afterEach(() => dev?.stop());

test('only the team sees its draft inside the shop, from the server on, and each change while typing', async ({
  page,
  context,
}) => {
  const team = await checkOut('e2e-override', remote);
  const messages = join(team, remote, 'src/messages/mn.ts');
  const before = await rendered();
  const write = (was: string, now: string) => edit(messages, text => text.replaceAll(`'${was}'`, `'${now}'`));
  await write(before, 'Ноорог нэг');
  dev = startCommand(team, remote, 'dev', '--in', origin());
  const link = await dev.says(/^http\S+override=/);

  expect(await error(link.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`))).toBe('403 FORGED');
  expect(await error(link, { 'x-forwarded-for': '203.0.113.7' })).toBe('403 NOT_ALLOWED');

  await page.goto(link);
  expect([await rendered(context), await rendered()]).toEqual(['Ноорог нэг', before]);

  await page.goto(`${origin()}/products/${boots}`);
  await hydrated(page);
  await page.getByRole('radio', { name: '42', exact: true }).check();
  await page.getByRole('main').getByRole('button', { name: 'Сагсанд нэмэх' }).first().click();
  await expect(cartLink(page)).toContainText('1');

  await page.goto(`${origin()}/articles`);
  const badge = page.getByRole('complementary', { name: 'Туршиж буй хувилбар' });
  await expect(badge).toContainText('content');
  await expect(heading(page)).toHaveText('Ноорог нэг');
  await expectAccessible(page);

  const search = page.getByRole('banner').locator('input').first();
  await search.fill('гутал');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await page.evaluate(() => Object.assign(window, { opened: 'once' }));
  await write('Ноорог нэг', 'Ноорог хоёр');
  await expect(heading(page)).toHaveText('Ноорог хоёр');
  await expect(page).toHaveTitle(/Ноорог хоёр/);
  await expect(search).toHaveValue('гутал');
  await expect(cartLink(page)).toContainText('1');
  expect(await page.evaluate(() => [(window as { opened?: string }).opened, window.scrollY])).toEqual(['once', 200]);

  // Its page throws in the browser, is fixed, and recovers by itself.
  const begin = 'const ListPage = ({ kind }: { kind: ArticleKind }) => {';
  const mistake = " if (globalThis.document) throw new Error('mistake');";
  const source = join(team, remote, 'src/parts/listing/list-page.tsx');
  await edit(source, text => text.replace(begin, begin + mistake));
  await expect(page.getByRole('main').getByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
  await edit(source, text => text.replace(mistake, ''));
  await expect(heading(page)).toHaveText('Ноорог хоёр');

  await page.goto(`${origin()}/articles?boundaries`);
  const parts = page.getByRole('complementary', { name: 'Хуудасны хэсгүүд' }).getByRole('listitem');
  await expect(parts.filter({ hasText: /^shell [a-f0-9]{7} · header · platform$/ })).toHaveCount(1);
  await expect(parts.filter({ hasText: /^content [a-f0-9]{7} · content.articles · content team$/ })).toHaveCount(1);
  await expectAccessible(page);

  await badge.getByRole('button', { name: 'Дуусгах' }).click();
  await expect(heading(page)).toHaveText(before);
  await hydrated(page);
  await expect(badge).toHaveCount(0);
  expect(await rendered()).toBe(before);
});
