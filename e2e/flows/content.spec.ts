import { listStaffComments, moderateComment } from '@ortoo/contracts/endpoints';
import { asShopper, fillSignIn, newShopper } from '../fixtures/journey';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const article = '/articles/choosing-felt-boots';
const fits = (width: number) => document.documentElement.scrollWidth <= width;

test('lists, articles, news and authors are accessible, and fit the narrowest phone', async ({ page, at }) => {
  test.slow();
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const paths = [
    ...['/articles', '/articles?tag=winter', '/articles?q=qqqqzzz', '/articles?author=oyuna', article],
    ...['/news', '/news/winter-delivery-hours', '/news/felt-makers-of-tsetserleg', '/authors', '/authors/oyuna'],
  ];
  for (const path of paths) {
    await page.goto(at(path));
    await hydrated(page);
    await expectAccessible(page);
    if (width > 400) continue;
    await page.setViewportSize({ width: 320, height });
    await expect.poll(() => page.evaluate(fits, 320), `${path} at 320 px`).toBe(true);
    await page.setViewportSize({ width, height });
  }
});

test('without script a visitor reads, chooses topics, searches and follows comments', async ({
  browser,
  at,
  say,
  locale,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(at('/articles'));
  await main.getByRole('link', { name: say('Арчилгаа', 'Care'), exact: true }).click();
  await expect(page).toHaveURL(/articles\?tag=care$/);
  await main.getByRole('searchbox').fill(say('ноолуур', 'cashmere'));
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/articles\?tag=care&q=/);
  await main
    .getByRole('article')
    .getByRole('link', { name: say('Ноолуураа арван жил эдлэх арга', 'Caring for cashmere') })
    .click();
  await expect(page).toHaveURL(/caring-for-cashmere$/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const contents = main.getByRole('navigation', { name: say('Агуулга', 'Contents') });
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);

  await page.goto(at('/news'));
  await main.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/./);
  const comments = main.locator('#comments');
  await expect(comments.getByRole('article').first()).toBeVisible();
  await comments.getByRole('link', { name: say('Хуучин нь эхэнд', 'Oldest first') }).click();
  await expect(page).toHaveURL(/sort=oldest#comments$/);
  await expect(comments.getByRole('article').first()).toContainText('Д. Сараа');
  await context.close();
});

test('a reader comments after a sign-in, answers, and edits', async ({ page, at, say }) => {
  const shopper = await newShopper();
  const comments = page.locator('#comments');
  const text = `${say('Өвөлжин өмсөнө.', 'I wear mine all winter.')} ${shopper.login.slice(0, 30)}`;
  await page.goto(at(article));
  await hydrated(page);
  await comments.getByRole('link', { name: say('Нэвтэрч бичих', 'Sign in to write') }).click();
  await expect(page).toHaveURL(/sign-in\?next=/);
  await hydrated(page);
  await fillSignIn(page, shopper);

  const field = comments.getByRole('textbox', { name: say('Таны сэтгэгдэл', 'Your comment') });
  await field.fill(text);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(text);
  await comments.getByRole('button', { name: say('Нийтлэх', 'Publish') }).click();
  const own = comments.getByRole('article').filter({ hasText: text });
  await expect(own).toBeVisible();
  await expectAccessible(page);

  const first = comments.getByRole('article').filter({ hasText: 'Т. Алтанцэцэг' }).first();
  await first.getByRole('button', { name: say('Санал нэг байна', 'I agree') }).click();
  await expect(first.getByRole('button', { name: say('Санал нэг байна', 'I agree') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await first.getByRole('button', { name: say('Хариулах', 'Reply') }).click();
  const answer = `${say('Баярлалаа!', 'Thank you!')} ${shopper.login.slice(8, 30)}`;
  await first.getByRole('textbox').fill(answer);
  await expectAccessible(page);
  await first
    .getByRole('button', { name: say('Хариулах', 'Reply') })
    .last()
    .click();
  await expect(comments.getByRole('article').filter({ hasText: answer })).toBeVisible();

  await own.getByRole('button', { name: say('Засах', 'Edit') }).click();
  await own.getByRole('textbox').fill(`${text} 2`);
  await own.getByRole('button', { name: say('Хадгалах', 'Save') }).click();
  await expect(comments.getByText(say('зассан', 'edited'), { exact: true })).toBeVisible();
  await own.getByRole('button', { name: say('Устгах', 'Delete') }).click();
  await own.getByRole('button', { name: say('Устгах', 'Delete') }).click();
  await expect(own).toBeHidden();
});

test('a newcomer’s link waits for the staff', { tag: '@any-size' }, async ({ page, at, say }) => {
  const login = await asShopper(page, at('/profile'));
  await page.goto(at(article));
  await hydrated(page);
  await page.keyboard.press('Tab');
  const comments = page.locator('#comments');
  const text = `https://example.com/${login.slice(8, 30)}`;
  await comments.getByRole('textbox', { name: say('Таны сэтгэгдэл', 'Your comment') }).fill(text);
  await comments.getByRole('button', { name: say('Нийтлэх', 'Publish') }).click();
  await expect(comments.getByText(say('Шалгаж байна', 'Being checked'))).toBeVisible();
  await expectAccessible(page);
  const html = async () => (await fetch(`${at(article)}?seen-by=${login}`)).text();
  expect(await html()).not.toContain(text);
  const { comments: queue } = await shop.asStaff(listStaffComments, { query: { per_page: 100 } });
  const held = queue.find(comment => comment.text === text);
  await shop.asStaff(moderateComment, { params: { id: held?.id ?? 0 }, body: { state: 'approved' } });
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(comments.getByRole('article').filter({ hasText: text })).toBeVisible();
});

test('a reader follows an author and finds what they have written', async ({ page, at, say }) => {
  await asShopper(page, at('/profile'));
  await page.goto(at('/authors'));
  await hydrated(page);
  const name = say('С. Оюун', 'Oyun S.');
  await page.getByRole('main').getByRole('link', { name }).click();
  await page.getByRole('button', { name: say(`Дагах: ${name}`, `Follow ${name}`) }).click();
  await expect(page.getByText(say('1 дагагч', '1 follower'))).toBeVisible();
  await page.goto(at('/authors/following'));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
  await expectAccessible(page);
  await page.goto(at('/authors/oyuna'));
  await hydrated(page);
  const follow = page.getByRole('button', { name: say(`Дагах: ${name}`, `Follow ${name}`) });
  // A page knows last whom its reader follows.
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.click();
  await expect(page.getByText(say('0 дагагч', '0 followers'))).toBeVisible();
});

test('feeds are found by readers of feeds', { tag: '@any-size' }, async ({ page, at }) => {
  await page.goto(at('/articles'));
  const feed = page.locator('link[type="application/rss+xml"]');
  const address = new URL((await feed.getAttribute('href')) ?? '', page.url());
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
});
