import type { Locator, Page } from '@playwright/test';
import { asShopper, expectShown, tabTo } from '../fixtures/journey';
import { expectFocus, isWalkedOn, walk } from '../fixtures/keyboard';
import { expect, hydrated, test } from '../fixtures/test';

const screens = [
  ['/articles?tag=care', 'phone'],
  ['/articles/gobi-in-winter', 'desk'],
  ['/authors/oyuna', 'phone'],
  ['/promotions/ul-boots-week', 'desk'],
  ['/wheel', 'phone'],
  ['/pages/contact', 'desk'],
] as const;

const mainOf = (page: Page) => page.getByRole('main');

const enter = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

test('Tab reaches everything of articles and promotions, in order, and shows the focus', async ({ page, at }) => {
  for (const [path, form] of screens) {
    if (!isWalkedOn(page, form)) continue;
    await page.goto(at(path));
    await hydrated(page);
    await walk(page);
  }
});

test('an article is found, bookmarked, answered and its author followed without a mouse', async ({ page, at, say }) => {
  const login = await asShopper(page, at('/profile'));
  const main = mainOf(page);
  await page.goto(at('/articles'));
  await hydrated(page);

  await test.step('a topic, a search, an article', async () => {
    await enter(page, main.getByRole('link', { name: say('Арчилгаа', 'Care'), exact: true }));
    await expect(page).toHaveURL(/tag=care$/);
    await expectFocus(page);
    await tabTo(page, main.getByRole('searchbox'));
    await page.keyboard.type(say('ноолуур', 'cashmere'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=/);
    const name = say('Ноолуураа арван жил эдлэх арга', 'Caring for cashmere');
    await enter(page, main.getByRole('article').getByRole('link', { name }));
    await expectShown(page, /caring-for-cashmere$/);
    await expectFocus(page);
  });

  await test.step('bookmark, contents', async () => {
    const bookmark = main.getByRole('button', { name: say('Хавчуурга', 'Bookmark') }).first();
    await enter(page, bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    const contents = main.getByRole('navigation', { name: say('Агуулга', 'Contents') });
    await enter(page, contents.getByRole('link').last());
    await expect(page).toHaveURL(/#/);
  });

  await test.step('a comment', async () => {
    const comments = page.locator('#comments');
    const field = comments.getByRole('textbox', { name: say('Таны сэтгэгдэл', 'Your comment') });
    await field.scrollIntoViewIfNeeded();
    await tabTo(page, field);
    const text = `${say('Хэрэгтэй зөвлөгөө байна.', 'Good advice, thank you.')} ${login.slice(0, 20)}`;
    await page.keyboard.type(text);
    await enter(page, comments.getByRole('button', { name: say('Нийтлэх', 'Publish') }));
    await expect(comments.getByRole('article').filter({ hasText: text })).toBeVisible();
    await expectFocus(page);
  });

  await test.step('its author', async () => {
    await enter(page, main.getByRole('link', { name: say('Б. Номин', 'Nomin B.') }).first());
    await expectShown(page, /\/authors\/nomin$/);
    const follow = main.getByRole('button', { name: say('Дагах', 'Follow') });
    await enter(page, follow);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await expectFocus(page);
  });
});

test('an article is written without a mouse', { tag: '@any-size' }, async ({ page, at, say }) => {
  await asShopper(page, at('/profile'));
  const main = mainOf(page);
  await page.goto(at('/publications'));
  await hydrated(page);
  await enter(page, main.getByRole('button', { name: say('Нийтлэл бичих', 'Write an article') }));
  await expectShown(page, /\/publications\/\d+$/);
  const text = main.getByRole('textbox', { name: say('Эх бичвэр', 'Text'), exact: true }).first();
  await expect(text).toBeVisible();

  await tabTo(page, main.getByRole('textbox', { name: say('Гарчиг', 'Title'), exact: true }).first());
  await page.keyboard.type('Зуны аялал');

  await test.step('the toolbar is one stop; the arrows lead through it', async () => {
    const toolbar = main.getByRole('toolbar').first();
    const buttons = toolbar.getByRole('button');
    await tabTo(page, buttons.first());
    await page.keyboard.press('ArrowRight');
    await expect(buttons.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(buttons.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text).toBeFocused();
  });

  await test.step('a heading, a list, bold text', async () => {
    await page.keyboard.type('## Бэлтгэл');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Ус');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Хоол');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Дулаан хувцас');
    await expect(text.getByRole('heading', { name: 'Бэлтгэл' })).toBeVisible();
    await expect(text.getByRole('listitem')).toHaveCount(2);
    await expect(text.locator('strong')).toHaveText('Дулаан хувцас');
  });

  await test.step('the text is no trap', async () => {
    await page.keyboard.press('Tab');
    await expect(text).not.toBeFocused();
    await expectFocus(page);
  });

  await test.step('the preview, and back', async () => {
    const preview = main.getByRole('button', { name: say('Урьдчилан харах', 'Preview') });
    await enter(page, preview);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('article')).toContainText('Дулаан хувцас');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(preview).toBeFocused();
  });
});
