import type { Locator, Page } from '@playwright/test';
import { expectShown, fillSignIn } from '../fixtures/journey';
import { sentMessages } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const announced = (page: Page) => page.locator('[data-announcement]');

test('a navigation announces the title of its page, a change of the query does not', async ({ page, at, say }) => {
  await page.goto(at('/products'));
  await hydrated(page);
  await expect(announced(page)).toBeEmpty();
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => void heard.push(text));
  await page.evaluate(() => {
    const { hear } = window as unknown as { hear: (text: string) => void };
    const place = document.querySelector('[data-announcement]')!;
    new MutationObserver(() => hear(place.textContent ?? '')).observe(place, { childList: true, subtree: true });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Брэндүүд', 'Brands') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());
  await page.goBack();
  await expectShown(page, /\/products$/);
  await expect(announced(page)).toHaveText(await page.title());
  const count = heard.length;
  await page.getByRole('combobox', { name: say('Эрэмбэлэх', 'Sort') }).selectOption({ index: 2 });
  await expect(page).toHaveURL(/sort=/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(heard).toHaveLength(count);
});

/** Sum of all layout shifts, whatever caused them. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const marks = { shift: 0 };
    Object.assign(window, { marks });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { marks: { shift: number } }).marks.shift);

/** Lower edge of the header as it is painted, from the top of the window. */
const headerEnd = (page: Page) =>
  page.evaluate(() => {
    const x = window.innerWidth / 2;
    const isHeader = (y: number) => document.elementFromPoint(x, y)?.closest('header[class]') !== null;
    let y = 0;
    while (y < window.innerHeight && isHeader(y)) y += 1;
    return y;
  });

/** Scrolls, and waits until the page has reported it: two moves in one frame count as one. */
const scrollBy = (page: Page, top: number) =>
  page.evaluate(async y => {
    window.scrollBy({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

const readDown = async (page: Page) => {
  for (let at = 0; at < 6; at += 1) await scrollBy(page, 250);
  await expect.poll(() => headerEnd(page)).toBeLessThanOrEqual(72);
};

/** A press where the element is painted: `click` scrolls it out of the scroll padding first, as no visitor does. */
const pressInPlace = async (page: Page, element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
};

test('the header is slim on the way down and whole on the way up, its search and categories open in place, and a low window has none', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/products'));
  await hydrated(page);
  const whole = await headerEnd(page);
  const width = page.viewportSize()?.width ?? 0;

  await test.step('nothing moves', async () => {
    await watchShifts(page);
    await readDown(page);
    const article = page.getByRole('article').filter({ visible: true }).nth(12);
    const placeOf = async () => (await article.boundingBox())?.y ?? 0;
    const before = await placeOf();
    await scrollBy(page, -200);
    await expect.poll(() => headerEnd(page)).toBe(whole);
    expect(await placeOf()).toBe(before + 200);
    await readDown(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => headerEnd(page)).toBe(whole);
    expect(await shiftOf(page)).toBe(0);
  });

  await test.step('the slim header’s search moves nothing, and the keyboard makes the header whole', async () => {
    await readDown(page);
    const header = page.locator('header[data-slim]');
    const depth = () => page.evaluate(() => window.scrollY);
    const before = await depth();
    await pressInPlace(page, page.getByRole('banner').locator('input[type=search]'));
    await page.keyboard.type(say('гутал', 'boots'));
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(header).toBeVisible();
    expect(await depth()).toBe(before);
    await expectAccessible(page);
    await page.keyboard.press('Shift+Tab');
    await expect(header).toHaveCount(0);
    await expect.poll(() => headerEnd(page)).toBe(whole);
  });

  await test.step('the categories open below the slim header of a wide window', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // With the focus within, it stays whole.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await readDown(page);
    const name = say('Ангилал', 'Categories');
    await pressInPlace(page, page.getByRole('banner').getByRole('button', { name }));
    const panel = page.getByRole('banner').getByRole('group', { name });
    await expect(panel).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())?.y).toBe(64);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('a low window, as at 200 % zoom, leaves its height to the page', async () => {
    await page.setViewportSize({ width, height: 450 });
    await page.evaluate(() => window.scrollTo(0, 900));
    const fixed = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')]
          // The place of notices is empty.
          .filter(
            element => element.textContent !== '' && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
          )
          .map(element => element.getBoundingClientRect())
          .filter(({ width, height, top }) => width > 300 && height > 20 && height < 300 && top >= 0 && top < 450)
          .length,
    );
    expect(fixed).toBe(0);
    await expectAccessible(page);
  });
});

test('without script the header stays whole', async ({ browser, at }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(at('/products'));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.locator('main').evaluate(main => main.getBoundingClientRect().top)).toBeLessThan(-300);
  expect(await page.getByRole('banner').evaluate(header => header.hasAttribute('data-slim'))).toBe(false);
  await page.close();
});

test('breadcrumbs are as large as a finger, and that of a long title ends in the window', async ({ page, at, say }) => {
  const path = page.getByRole('navigation', { name: say('Хуудасны зам', 'You are here') });
  await page.goto(at('/products/hotel-saran'));
  const crumbs = path.getByRole('link');
  await expect(crumbs.first()).toBeVisible();
  for (const crumb of await crumbs.all()) {
    const { width, height } = (await crumb.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  await page.goto(at('/articles'));
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/articles\/.+/);
  await expect(path.locator('[aria-current=page]')).toBeVisible();
  expect(await path.getByRole('list').evaluate(list => list.scrollWidth - list.clientWidth)).toBe(0);
});

test('a reader subscribes to the newsletter by email, and leaves it', async ({ page, at, say }) => {
  const email = `reader-${Date.now()}@example.org`;
  await page.goto(at('/articles'));
  await hydrated(page);
  const form = page.getByRole('region', { name: say('Мэдээ, хямдралыг имэйлээр', 'News and offers by email') });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await form.getByRole('textbox').fill('nobody');
  await form.getByRole('textbox').press('Enter');
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox').fill(email);
  await expectAccessible(page);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText(say('Баталгаажуулах имэйл', 'We have sent you an email'));
  const message = (await sentMessages()).find(({ recipient }) => recipient === email);
  const [, confirm = ''] = /(http\S+\/newsletter\/confirm\S+)/.exec(message?.body ?? '') ?? [];
  const [, leave = ''] = /(http\S+\/newsletter\/unsubscribe\S+)/.exec(message?.body ?? '') ?? [];

  await page.goto(confirm);
  await page.getByRole('button', { name: say('Баталгаажуулах', 'Confirm') }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(say('Бүртгэл баталгаажлаа', 'You are subscribed'));
  await expectAccessible(page);
  await page.goto(leave);
  await page.getByRole('main').getByRole('button').click();
  await expect(title).toHaveText(say('Мэдээ илгээхээ зогсоолоо', 'You are unsubscribed'));
});

test('the brand’s host opens with the brand’s own home, behind its gate', async ({ page, at, say }) => {
  const url = new URL(at('/'));
  url.hostname = 'munkh-tsas.localhost';
  await page.goto(url.href);
  await hydrated(page);
  await page.getByRole('textbox', { name: say('Он', 'Year') }).fill('1990');
  await page.getByRole('textbox', { name: say('Сар', 'Month') }).fill('4');
  await page.getByRole('textbox', { name: say('Өдөр', 'Day') }).fill('25');
  await page.getByRole('button', { name: say('Орох', 'Enter') }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('Мөнх Цас', 'Munkh Tsas'));
  await expect(page).toHaveTitle(say('Мөнх Цас', 'Munkh Tsas'));
  await expect(page).toHaveURL(url.href);
  await main.getByRole('heading', { name: say('Алсын хараа', 'The vision') }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(at('/'));
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(say('Мөнх Цас', 'Munkh Tsas'));
});

test(
  'sign-in with a path of another language leads to the page, once in this language',
  { tag: '@any-size' },
  async ({ page, at }) => {
    await page.goto(at('/sign-in?next=/en/vendors/zam'));
    await hydrated(page);
    await fillSignIn(page, { login: 'shopper@example.mn', password: 'Shopper-2026' });
    await expectShown(page, /\/vendors\/zam$/);
    expect(new URL(page.url()).pathname).toBe(new URL(at('/vendors/zam')).pathname);
  },
);
