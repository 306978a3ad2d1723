import { cartLink } from '../fixtures/journey';
import { isPhone } from '../fixtures/keyboard';
import { searchBox } from '../fixtures/listing';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('the categories open at every width and link to their lists, and the suggestions are as accessible', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/'));
  await hydrated(page);
  const name = say('Ангилал', 'Categories');
  const button = page.getByRole('button', { name });
  const atRest = await button.evaluate(element => getComputedStyle(element).backgroundColor);
  await button.click();
  // The press itself must change what one sees: the drawer comes only after its code.
  await expect(button).not.toHaveCSS('background-color', atRest);
  const fashion = say('Хувцас, гутал', 'Fashion');
  const menu = isPhone(page)
    ? page.getByRole('dialog', { name })
    : page.getByRole('banner').getByRole('group', { name });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  if (isPhone(page)) {
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(at('/'));
    await button.click();
    await menu.getByRole('button', { name: say('Бараа', 'Goods'), exact: true }).click();
    await menu.getByRole('button', { name: fashion, exact: true }).click();
    await expect(menu.getByRole('heading', { name: fashion })).toBeFocused();
    await expectAccessible(page);
    await menu.getByRole('button', { name: say('Буцах', 'Back') }).click();
    await expect(menu.getByRole('button', { name: fashion, exact: true })).toBeFocused();
    await menu.getByRole('button', { name: fashion, exact: true }).click();
  }
  const all = say(`Бүгдийг үзэх: ${fashion}`, `All of ${fashion}`);
  await menu.getByRole('link', { name: isPhone(page) ? all : fashion, exact: true }).click();
  await expect(page).toHaveURL(/\/t\/goods\/fashion/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(at('/'));
  await hydrated(page);

  await searchBox(page).fill('terelj');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('a personal page without script shows what it requires', async ({ browser, at, say }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/cart'));
  const text = page.getByRole('main').locator('noscript');
  await expect(text).toBeVisible();
  expect(await text.evaluate(element => element.textContent)).toContain(
    say('JavaScript-гүй ажиллахгүй', 'needs JavaScript'),
  );
  await context.close();
});

test.describe('failures', () => {
  test.use({ tolerant: true });

  test('a missing page offers another search', async ({ page, at, say }) => {
    await page.goto(at('/no/such/page'));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Хуудас олдсонгүй', 'Page not found'));
    await expectAccessible(page);
  });

  test('a connection lost before the first interaction shows a message and a retry, and the page once it is back', async ({
    page,
    context,
    at,
    say,
  }) => {
    await page.goto(at('/'));
    await hydrated(page);
    await context.setOffline(true);
    await cartLink(page).click();
    await expect(page.getByText(say('Интернэт холболт алга', 'You are offline')).last()).toBeVisible();
    await expect(page.getByRole('button', { name: say('Дахин оролдох', 'Try again') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: say('Сагс хоосон байна', 'Your cart is empty') })).toBeVisible();
  });
});
