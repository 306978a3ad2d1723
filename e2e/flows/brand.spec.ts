import type { Page } from '@playwright/test';
import { cartLink } from '../fixtures/journey';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const recipe = '/brand/recipes/taiga-dusk';
const pages = ['/', '/brand/story', '/brand/product', '/brand/recipes', recipe, '/brand/where-to-buy'] as const;

/** The same address on the brand's own site. */
const brandHost = (address: string): string => {
  const url = new URL(address);
  url.hostname = 'munkh-tsas.localhost';
  return url.href;
};

type Say = (mn: string, en: string) => string;

const birthDate = (page: Page, say: Say) => ({
  year: page.getByRole('textbox', { name: say('Он', 'Year') }),
  month: page.getByRole('textbox', { name: say('Сар', 'Month') }),
  day: page.getByRole('textbox', { name: say('Өдөр', 'Day') }),
  enter: async (year: string, month: string, day: string) => {
    await page.getByRole('textbox', { name: say('Он', 'Year') }).fill(year);
    await page.getByRole('textbox', { name: say('Сар', 'Month') }).fill(month);
    await page.getByRole('textbox', { name: say('Өдөр', 'Day') }).fill(day);
    await page.getByRole('main').getByRole('button').click();
  },
});

const comeOfAge = async (page: Page, say: Say) => birthDate(page, say).enter('1990', '4', '25');

test.describe('the gate of the brand’s own site', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('opens for a birth date that is long enough ago, on the page asked for', async ({ page, at, say }) => {
        const address = brandHost(at(`${recipe}?glasses=6`));
        const main = page.getByRole('main');
        const gate = birthDate(page, say);
        const title = main.getByRole('heading', { level: 1 });
        await page.goto(address);
        await expect(title).toHaveText(say('Та хэзээ төрсөн бэ?', 'When were you born?'));
        await expect(main).not.toContainText(say('нэрс', 'blueberries'));

        await gate.enter('1990', '2', '30');
        await expect(main.getByRole('alert')).toContainText(say('Ийм өдөр байхгүй', 'There is no such day'));
        await expect(gate.year).toHaveValue('1990');
        await expect(gate.month).toHaveValue('2');
        await expect(gate.day).toHaveValue('30');
        await expect(gate.day).toHaveAttribute('aria-invalid', 'true');
        if (javaScriptEnabled) await expectAccessible(page);

        await gate.enter('2015', '4', '25');
        await expect(main.getByRole('alert')).toContainText(say('21 нас хүрсэн', '21 and over'));
        await expect(gate.year).toHaveValue('2015');
        await page.goto(address);
        await expect(main.getByRole('alert')).toHaveCount(0);

        await gate.enter('1990', '4', '25');
        await expect(title).toHaveText(say('Тайгын үдэш', 'Taiga Dusk'));
        await expect(page).toHaveURL(address);
        await expect(main).toContainText(say('240 мл', '240 ml'));
        await page.goto(brandHost(at('/brand/story')));
        await expect(title).toHaveText(say('Мөнх Цас', 'Munkh Tsas'));
      });
    });
  }

  test('lets go to the shop whoever is younger, and does not know the shop’s answer', async ({ page, at, say }) => {
    await page.goto(at('/brand/story'));
    await page.getByRole('button', { name: say('Тийм, би 21 хүрсэн', 'Yes, I am 21 or older') }).click();
    await expect(
      page.getByRole('heading', { name: say('Зургаан удаагийн нэрэлт', 'Six distillations') }),
    ).toBeVisible();
    await page.goto(brandHost(at('/')));
    await page.getByRole('link', { name: say('Би 21 нас хүрээгүй', 'I am under 21') }).click();
    await expect(page).toHaveURL(at('/'));
  });
});

test('every page is complete on the brand’s own site, without a fault for assistive technology', async ({
  page,
  at,
  say,
}) => {
  await page.goto(brandHost(at('/')));
  await comeOfAge(page, say);
  const main = page.getByRole('main');
  for (const path of pages) {
    await page.goto(brandHost(at(path)));
    await hydrated(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main).toContainText(say('21 нас хүрээгүй хүнд худалдахгүй', 'Not sold to anyone under 21'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test('the story tells of six distillations and twenty-one days, and leads to the bottles', async ({
  page,
  at,
  say,
}) => {
  await page.goto(brandHost(at('/brand/story')));
  await comeOfAge(page, say);
  const steps = page
    .getByRole('region', { name: say('Зургаан удаагийн нэрэлт', 'Six distillations') })
    .getByRole('listitem');
  await expect(steps).toHaveCount(6);
  await expect(page.getByRole('main')).toContainText(say('хорин нэгэн хоног', 'twenty-one days'));
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Архиа сонгох', 'See the bottles') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Архи', 'The vodka'));
  const buy = page.getByRole('link', { name: say('Дэлгүүрээс авах', 'Buy in the shop') }).first();
  await buy.click();
  await expect(page).toHaveURL(new RegExp(`^${at('/products/munkh-tsas-arkhi-07')}\\?variant=\\d+$`));
});

test('a recipe follows the number of glasses, and its shopping list goes into the shop’s cart', async ({
  page,
  at,
  say,
}) => {
  const main = page.getByRole('main');
  await page.goto(brandHost(at('/brand/recipes')));
  await comeOfAge(page, say);
  await hydrated(page);
  await main.getByRole('link', { name: say('Жимслэг', 'Fruity') }).click();
  await expect(main.getByRole('article')).toHaveCount(3);
  await main.getByRole('link', { name: say('Тайгын үдэш', 'Taiga Dusk') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('Тайгын үдэш', 'Taiga Dusk'));
  await expect(main).toContainText(say('80 мл', '80 ml'));
  const glasses = main.getByRole('textbox', { name: say('Аяганы тоо', 'Number of glasses') });
  await glasses.fill('9');
  await glasses.press('Enter');
  await expect(main).toContainText(say('360 мл', '360 ml'));

  await main.getByRole('link', { name: say('Орцыг нь дэлгүүрээс авах', 'Shop for this recipe') }).click();
  await expect(page).toHaveURL(at(`${recipe}?glasses=9#shopping`));
  // Before that the form knows no fragment, and the shop would open at its top.
  await hydrated(page);
  await page.getByRole('button', { name: say('Тийм, би 21 хүрсэн', 'Yes, I am 21 or older') }).click();
  await expect(main).toContainText(say('360 мл', '360 ml'));
  await expect(page).toHaveURL(at(`${recipe}?glasses=9#shopping`));
  await hydrated(page);
  await main.getByRole('button', { name: say('Бүгдийг сагсанд нэмэх', 'Add all to the cart') }).click();
  await expect(main.getByText(say('Бүгдийг сагсанд нэмлээ.', 'Everything is in your cart.'))).toBeVisible();
  // A bottle, two bags of blueberries and a jar of honey.
  await expect(cartLink(page)).toContainText('4');
});

test('where to buy has the stores with hours, bottles and a map', async ({ page, at, say }) => {
  await page.goto(brandHost(at('/brand/where-to-buy')));
  await comeOfAge(page, say);
  const store = page.getByRole('article').filter({ hasText: say('Төв салбар', 'Central store') });
  await expect(store).toContainText('10:00–\u206020:00');
  await expect(store).toContainText(say('Энд байгаа', 'In stock here'));
  await expect(store.getByRole('link', { name: say('Газрын зураг нээх', 'Open the map') })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\//,
  );
});
