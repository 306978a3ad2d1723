import type { Page } from '@playwright/test';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

/** Known once the worker's shop is up. */
const shopOrigin = (): string => process.env['SHOP_ORIGIN'] ?? '';

/** The same address on another host. */
const onHost = (host: string, address: string): string => {
  const url = new URL(address, shopOrigin());
  url.hostname = host;
  return url.href;
};

const backgroundOf = (page: Page, name: string): Promise<string> =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .evaluate(link => getComputedStyle(link).backgroundColor);

// A product that a site does not sell is a 404, which browsers report.
test.use({ tolerant: true, colorScheme: 'light' });

test('an administrator copies the agency, previews a text and a colour, and publishes them', async ({
  page,
  context,
  browser,
  at,
  say,
}) => {
  const name = `Agency ${Date.now()}`;
  const code = `agency-${Date.now()}`;
  const host = `${code}.localhost`;
  const line = `${name}: snow roads are open`;
  const [cookie = '', value = ''] = (await shop.signIn('admin@example.mn', 'Admin-2026')).cookie.split('=');
  await context.addCookies([{ name: cookie, value, url: shopOrigin() }]);

  await page.goto(at('/backoffice/sites'));
  await hydrated(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Steppe & Sky' }).or(page.getByText('Тал Тэнгэр')).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Шинэ сайт', 'New site') }).click();
  const dialog = page.getByRole('dialog', { name: say('Шинэ сайт', 'New site') });
  await dialog.getByRole('combobox').selectOption('steppe');
  await dialog.getByLabel(say('Нэр', 'Name')).fill(name);
  await dialog.getByLabel(say('Код', 'Code')).fill(code);
  await dialog.getByLabel(say('Хаяг', 'Address')).fill(host);
  await dialog.getByRole('button', { name: say('Сайт үүсгэх', 'Create the site') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const part = (title: string) =>
    page.getByRole('navigation', { name: say('Хэсэг', 'Part') }).getByRole('button', { name: title });
  await page
    .getByRole('group', { name: say('Дээд мөр', 'Line above') })
    .getByRole('textbox', { name: /English/ })
    .fill(line);
  await part(say('Өнгө төрх', 'Look')).click();
  const day = page.getByRole('region', { name: say('Өдрийн өнгө', 'Colours by day') });
  const colour = day.getByRole('textbox', { name: say('товч, холбоос', 'button and link'), exact: true });
  await colour.fill('#c9b79a');
  await page.getByRole('button', { name: say('Ноорог хадгалах', 'Save the draft') }).click();
  await expect(colour).toHaveAccessibleDescription(/4\.5:1/);
  await colour.fill('#7a2e2e');
  // The sample shows the colours that are chosen: a weak one is weak there, too.
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Урьдчилж үзэх', 'Preview'), exact: true }).click();
  const preview = page.getByRole('link', { name: say('Нээж үзэх', 'Open the preview') });
  await expect(preview).toBeVisible();

  const stranger = await browser.newPage({ locale: 'en' });
  const home = onHost(host, '/en');
  const draft = await context.newPage();
  await draft.goto((await preview.getAttribute('href')) ?? '');
  await draft.goto(home);
  await expect(draft.getByText(line)).toBeVisible();
  expect(await backgroundOf(draft, 'See all trips')).toBe('rgb(122, 46, 46)');
  await stranger.goto(home);
  await expect(stranger.getByText('Under the widest sky')).toBeVisible();
  await expect(stranger.getByText(line)).toHaveCount(0);

  await page.getByRole('button', { name: say('Нийтлэх', 'Publish'), exact: true }).click();
  const publish = page.getByRole('dialog', { name: say('Ноорог нийтлэх үү?', 'Publish the draft?') });
  await publish.getByRole('button', { name: say('Нийтлэх', 'Publish'), exact: true }).click();
  await expect(publish).toBeHidden();
  await expect(async () => {
    await stranger.goto(home);
    await expect(stranger.getByText(line)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await backgroundOf(stranger, 'See all trips')).toBe('rgb(122, 46, 46)');
  await stranger.goto(`${shopOrigin()}/en`);
  await expect(stranger.getByRole('contentinfo')).toBeVisible();
  await expect(stranger.getByText(line)).toHaveCount(0);
  await stranger.close();
});

test('the agency sells trips and stays alone, in its own look and languages', async ({ page, at, say }) => {
  const agency = (path: string) => onHost('steppe.localhost', at(path));
  await page.goto(agency('/'));
  await hydrated(page);
  await expect(page.getByRole('main').getByText(say('Уудам тэнгэрийн дор', 'Under the widest sky'))).toBeVisible();
  await expect(page.getByRole('banner').getByText(say('Тал Тэнгэр', 'Steppe & Sky')).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(agency('/products'));
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto(agency('/products?q=cashmere'));
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: /Ноолуур|[Cc]ashmere/ })).toHaveCount(0);

  const goods = await page.goto(agency('/products/khangai-esgii-gutal-brown'));
  expect(goods?.status()).toBe(404);
  const trip = await page.goto(agency('/products/khongoryn-els-5'));
  expect(trip?.status()).toBe(200);
  await expectAccessible(page);
  const italian = await page.goto(onHost('steppe.localhost', '/it/t/trips'));
  expect(new URL(italian?.url() ?? '').pathname).toBe('/en/t/trips');
});
