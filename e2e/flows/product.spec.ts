import type { Locator, Page } from '@playwright/test';
import { boots, cartLink } from '../fixtures/journey';
import { isPhone } from '../fixtures/keyboard';
import { cards } from '../fixtures/listing';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

type Say = (mn: string, en: string) => string;

const box = async (target: Locator) => {
  const found = await target.boundingBox();
  if (!found) throw new Error(`${target} is not on the page`);
  return { ...found, bottom: found.y + found.height };
};

const bar = (page: Page) => page.locator('[data-action-bar]');

const addButton = (page: Page, say: Say) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') })
    .filter({ visible: true })
    .first();

const sizes = (page: Page, say: Say) => page.getByRole('group', { name: say('Размер', 'Size') });

test('the first screen of a product has its price, sizes and picture, names a missing size, and fits a finger and a low screen', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at(`/products/${boots}`));
  await hydrated(page);

  await test.step('price, old price and sizes are on the first screen, and the buy row is level', async () => {
    const end = isPhone(page) ? (await box(bar(page))).y : (page.viewportSize()?.height ?? 0);
    const last = sizes(page, say).getByRole('radio').last();
    for (const target of [page.getByRole('main').locator('strong').first(), page.locator('main s').first(), last])
      expect((await box(target)).bottom).toBeLessThanOrEqual(end);
    if (isPhone(page)) return;
    const stepper = await box(page.locator('main .stepper'));
    const add = await box(addButton(page, say));
    expect([stepper.y, stepper.height]).toEqual([add.y, add.height]);
  });

  await test.step('the picture is as wide as it is shown', async () => {
    const { shown, loaded, offered } = await page
      .locator('main .track img')
      .first()
      .evaluate((image: HTMLImageElement) => ({
        shown: image.clientWidth * devicePixelRatio,
        loaded: Number(new URL(image.currentSrc).searchParams.get('w')),
        offered: image.srcset.split(',').map(one => Number.parseInt(one.trim().split(' ')[1] ?? '')),
      }));
    expect(loaded).toBe(Math.min(...offered.filter(width => width >= shown)));
  });

  await test.step('a missing size is named where the button was pressed, and the focus goes to the first that can be bought', async () => {
    await addButton(page, say).click();
    const message = page.getByText(say('Размераа сонгоно уу', 'Choose a size')).filter({ visible: true });
    await expect(isPhone(page) ? bar(page).locator(message) : message.first()).toBeInViewport();
    const first = sizes(page, say).locator('[data-state=available]').getByRole('radio').first();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
  });

  await test.step('what is pressed is as large as a finger on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // What is out of view keeps the layout of a wide window.
    await page.reload();
    await hydrated(page);
    const small = await page
      .locator('main :is(button, input, label:not(.visually-hidden), .marks a, .brand a)')
      .evaluateAll(all =>
        all.flatMap(element => {
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          return element.checkVisibility() && Math.min(width, height) < 44 ? [element.outerHTML.slice(0, 100)] : [];
        }),
      );
    expect(small).toEqual([]);
  });

  await test.step('on a low screen the bar of a phone leaves its place to the content', async () => {
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(bar(page)).toHaveCSS('position', 'static');
    await addButton(page, say).scrollIntoViewIfNeeded();
    await expect(addButton(page, say)).toBeInViewport();
  });
});

test('the package keeps the chosen size, and the mini-cart shows what was added and leaves the page usable', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at(`/products/${boots}?size=42`));
  await hydrated(page);

  await test.step('the package', async () => {
    await page.getByRole('button', { name: say('Багцад нэмэх', 'Add to package') }).click();
    await page.getByRole('link', { name: say('Багцад байна', 'In your package') }).click();
    await expect(page.getByRole('main').getByRole('combobox').locator('option:checked')).toHaveText(/42/);
  });

  await test.step('the mini-cart', async () => {
    // At its top, where the header is whole and stays in place under the mouse.
    await page.goto(at(`/products/${boots}?size=42`));
    await hydrated(page);
    const add = addButton(page, say);
    await add.click();
    const cart = page.getByRole('dialog', { name: say('Сагсанд нэмлээ', 'Added to your cart') });
    await expect(cart).toBeFocused();
    await expect(cart).toContainText('42');
    await expect(cart.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    if (!isPhone(page)) {
      await expect(add).toBeFocused();
      await add.click();
      await expect(cart).toContainText(say('2 ширхэг', '2 pieces'));
    }
    await cartLink(page).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test('names of a row of cards align, and ratings and prices follow them, at heights that do not shift', async ({
  page,
  at,
}) => {
  await page.goto(at('/t/goods'));
  await hydrated(page);
  const columns = isPhone(page) ? 2 : 4;
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first();
  const heightOf = () => list.evaluate(element => element.getBoundingClientRect().height);
  const height = await heightOf();
  const shown = await cards(page).evaluateAll(all =>
    all.map(card => {
      card.scrollIntoView();
      const bounds = (part: string) => card.querySelector(part)?.getBoundingClientRect();
      const [name, rating, price] = [bounds('h2 a')!, bounds('.rating:not(:empty)'), bounds('strong')!];
      return {
        top: Math.round(name.top - card.getBoundingClientRect().top),
        lines: Math.round(name.height / 20),
        holes: [(rating ?? price).top - name.bottom, price.top - (rating ?? name).bottom],
        height: Math.round(card.getBoundingClientRect().height),
      };
    }),
  );
  expect(new Set(shown.map(({ lines }) => lines)).size).toBeGreaterThan(1);
  for (const { holes } of shown) for (const hole of holes) expect(hole).toBeLessThan(8);
  for (let first = 0; first + columns <= shown.length; first += columns) {
    const row = shown.slice(first, first + columns);
    expect([first, new Set(row.map(({ top }) => top)).size]).toEqual([first, 1]);
  }
  expect(Math.abs((await heightOf()) - height)).toBeLessThan(2);
});

test('a row of products has arrows on a desktop, which stop at its ends', async ({ page, at, say }) => {
  await page.goto(at('/'));
  await hydrated(page);
  const row = page
    .getByRole('region')
    .filter({ has: page.getByRole('article') })
    .first();
  const list = row.getByRole('list').first();
  const [previous, next] = [say('Өмнөх', 'Previous'), say('Дараах', 'Next')].map(name =>
    row.getByRole('button', { name: new RegExp(`^${name}: `), includeHidden: true }),
  ) as [Locator, Locator];
  if (isPhone(page)) return expect(next).toBeHidden();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.focus();
  const place = () => list.evaluate(element => element.scrollLeft);
  const isAtEnd = async () => (await next.getAttribute('aria-disabled')) === 'true';
  for (let presses = 0; presses < 12 && !(await isAtEnd()); presses += 1) {
    const before = await place();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await place()) > before + 100 || (await isAtEnd())).toBe(true);
    await expect(previous).not.toHaveAttribute('aria-disabled');
  }
  expect(await place()).toBeGreaterThan(100);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test('a badge leads to all products with it, and what was viewed follows a product', async ({ page, at, say }) => {
  await page.goto(at(`/products/${boots}`));
  await hydrated(page);
  const handmade = say('Гар урлал', 'Handmade');
  await page.getByRole('link', { name: handmade }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(handmade);
  await expect(page).toHaveURL(/\/badges\/handmade$/);
  await expectAccessible(page);
  const other = cards(page)
    .getByRole('heading')
    .getByRole('link')
    .filter({ hasNotText: /Хангай|Khangai/ });
  await other.first().click();
  await expect(page).toHaveURL(/\/products\//);
  const viewed = page.getByRole('region', { name: say('Саяхан үзсэн', 'Recently viewed') });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expect(viewed.getByRole('link')).toHaveAttribute('href', new RegExp(boots));
});
