import { randomUUID } from 'node:crypto';
import type { ArticleDocument, PublicationText } from '@ortoo/contracts';
import {
  addArticleComment,
  createPublication,
  decidePublication,
  listStaffPublications,
  savePublication,
  signIn,
  submitPublication,
  uploadArticleImage,
} from '@ortoo/contracts/endpoints';
import type { Page } from '@playwright/test';
import { htmlAttacks } from '@ortoo/testing/attacks';
import { newShopper, photo } from '../fixtures/journey';
import { call, origin } from '../fixtures/money';
import { shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

type Say = (mn: string, en: string) => string;

const begin = async (page: Page, at: (path: string) => string, say: Say): Promise<void> => {
  await page.goto(at('/publications'));
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Нийтлэл бичих', 'Write an article') })
    .click();
  await expect(page).toHaveURL(/\/publications\/\d+$/);
  await expect(bodyOf(page, say)).toBeVisible();
};
/** The Mongolian text: on a phone the English one is behind a button. */
const bodyOf = (page: Page, say: Say) =>
  page.getByRole('textbox', { name: say('Эх бичвэр', 'Text'), exact: true }).first();
const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();
const expectSaved = (page: Page, say: Say) =>
  expect(page.getByText(say('Хадгалсан:', 'Saved '), { exact: false })).toBeVisible();

test.describe('an article', () => {
  // What is missing is an answer of the server.
  test.use({ tolerant: true });

  test('is written with a picture and a product, reviewed, published and read', async ({ page, at, say }) => {
    test.slow();
    const title = `Гурван өвлийн гутал ${say('мн', 'en')}`;
    await call(page, signIn, { body: await newShopper() });
    await begin(page, at, say);
    await fieldOf(page, say('Гарчиг', 'Title')).fill(title);
    await fieldOf(page, say('Товч агуулга', 'Summary')).fill('Эсгий гутал гурван өвөл эдэлсэн хүний үг.');
    const body = bodyOf(page, say);
    await body.click();
    await page.keyboard.type('## Зузаан');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Зузаан эсгий ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('дулаан.');
    await page.keyboard.press('Enter');
    const toolbar = page.getByRole('toolbar').first();
    await toolbar.getByRole('button', { name: say('Бараа', 'Product') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(say('гутал', 'boots'));
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await expect(body.locator('[data-node-view-wrapper] strong')).not.toBeEmpty();
    await expectSaved(page, say);
    await expectAccessible(page);

    await page.getByRole('button', { name: say('Хянуулахаар илгээх', 'Submit for review') }).click();
    await expect(page.getByText(say('Энэ талбарыг бөглөнө үү', 'Please fill in this field')).first()).toBeVisible();
    await page
      .getByLabel(say('Үндсэн зураг', 'Main picture'), { exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: 'boots.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await fieldOf(page, say('Үндсэн зурагт юу байна', 'What the main picture shows')).fill('Цасан дээрх эсгий гутал');
    await page.getByRole('button', { name: say('Өвөл', 'Winter'), exact: true }).click();
    await page.getByRole('button', { name: say('Хянуулахаар илгээх', 'Submit for review') }).click();
    await expect(page.getByText(say('Хянагдаж байна', 'Being reviewed'), { exact: true })).toBeVisible();

    const id = Number(page.url().split('/').at(-1));
    const { publications } = await shop.asStaff(listStaffPublications, { query: { per_page: 100 } });
    const submitted = publications.find(one => one.id === id);
    const { slug } = await shop.asStaff(decidePublication, {
      params: { id },
      body: { decision: 'publish', version: submitted?.version ?? 0 },
    });
    await page.goto(at(`/articles/${slug}`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Зузаан' })).toBeVisible();
    await expect(page.locator('article strong').filter({ hasText: 'дулаан.' })).toBeVisible();
    await page.goto(at('/publications'));
    await expect(page.getByText(say('Нийтэлсэн', 'Published'), { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('two pages of one article', () => {
  test.use({ tolerant: true });

  test('lose nothing: the later one sees both texts', async ({ page, context, at, say }) => {
    await call(page, signIn, { body: await newShopper() });
    await begin(page, at, say);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(bodyOf(other, say)).toBeVisible();
    await fieldOf(page, say('Гарчиг', 'Title')).fill('Эхний цонх');
    await expectSaved(page, say);
    await fieldOf(other, say('Гарчиг', 'Title')).fill('Хоёр дахь цонх');
    const dialog = other.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Эхний цонх' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Хоёр дахь цонх' })).toBeVisible();
    await expectAccessible(other);
    await dialog.getByRole('button', { name: say('Нөгөөгөөр үргэлжлүүлэх', 'Continue with the other') }).click();
    await expect(fieldOf(other, say('Гарчиг', 'Title'))).toHaveValue('Эхний цонх');
    await other.getByRole('button', { name: say('Өмнөх хувилбарууд', 'Earlier versions') }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await dialog.getByRole('listitem').nth(1).getByRole('button').click();
    await expect(dialog.getByRole('heading', { name: 'Хоёр дахь цонх' })).toBeVisible();
  });

  test(
    'what is written without a network is sent afterwards',
    { tag: '@any-size' },
    async ({ page, context, at, say }) => {
      await call(page, signIn, { body: await newShopper() });
      await begin(page, at, say);
      await context.setOffline(true);
      await fieldOf(page, say('Гарчиг', 'Title')).fill('Сүлжээгүй газар');
      await expect(
        page.getByText(say('Бичсэн зүйл тань энэ төхөөрөмжид', 'Your text is safe on this device')),
      ).toBeVisible();
      await context.setOffline(false);
      await expectSaved(page, say);
      await page.reload();
      await expect(fieldOf(page, say('Гарчиг', 'Title'))).toHaveValue('Сүлжээгүй газар');
    },
  );
});

/** What attacks of this page call: the addresses on which they ran. */
const attacksOn = async (page: Page): Promise<string[]> => {
  const attacked: string[] = [];
  for (const name of ['attack', 'alert']) await page.exposeFunction(name, () => void attacked.push(page.url()));
  return attacked;
};

test('of pasted attacks nothing runs, and only what a document may have is saved @any-size', async ({
  page,
  at,
  say,
}) => {
  test.slow();
  await call(page, signIn, { body: await newShopper() });
  const attacked = await attacksOn(page);
  await begin(page, at, say);
  const body = bodyOf(page, say);
  // A document has a thousand blocks at most.
  for (let from = 0; from < htmlAttacks.length; from += 300) {
    await body.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await body.evaluate(
      async (editor, attacks) => {
        for (const html of attacks) {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', html);
          editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
          await new Promise(resolve => setTimeout(resolve));
        }
      },
      htmlAttacks.slice(from, from + 300),
    );
    await expectSaved(page, say);
  }
  const elements = await bodyOf(page, say).evaluate(editor => [
    ...new Set([...editor.querySelectorAll('*')].map(({ localName }) => localName)),
  ]);
  expect(elements).toContain('p');
  expect(
    elements.filter(name => ['script', 'iframe', 'object', 'embed', 'svg', 'style', 'form'].includes(name)),
  ).toEqual([]);
  await page.getByRole('button', { name: say('Урьдчилан харах', 'Preview') }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  expect(attacked).toEqual([]);
});

/** A text that consists of attacks: its title, its summary, and paragraphs of a few. */
const attackingText = (attacks: readonly string[]): PublicationText => {
  const storable = attacks.map(attack => attack.replaceAll(/[\p{Cs}\p{Cc}]/gu, ' '));
  const paragraphs = Array.from({ length: Math.ceil(storable.length / 4) }, (_, at) => ({
    type: 'paragraph' as const,
    content: storable.slice(at * 4, at * 4 + 4).map(text => ({ type: 'text' as const, text })),
  }));
  return {
    title: '<img src=x onerror=attack()>',
    summary: '</script><script>attack()</script>',
    image_alt: '"><svg onload=attack()>',
    body: { type: 'doc', content: paragraphs },
  };
};

const textsOf = ({ content }: ArticleDocument): string[] =>
  content.map(block =>
    block.type === 'paragraph'
      ? (block.content ?? []).map(inline => (inline.type === 'text' ? inline.text : '')).join('')
      : '',
  );

test('posted attacks are shown as text by the server and the browser, and nothing runs @any-size', async ({ page }) => {
  await call(page, signIn, { body: await newShopper() });
  const attacked = await attacksOn(page);
  const uploaded = await page.request.post(`${origin()}/api/v2${uploadArticleImage.path}`, {
    headers: { 'x-requested-with': 'ortoo' },
    multipart: { image: { name: 'boots.jpg', mimeType: 'image/jpeg', buffer: await photo() } },
  });
  const { image } = (await uploaded.json()) as { image: string };
  const half = htmlAttacks.length / 2;
  const texts = {
    mn: attackingText(htmlAttacks.slice(0, half)),
    en: attackingText(htmlAttacks.slice(half)),
  };
  const { id, version } = await call(page, createPublication, { body: {} });
  const params = { id };
  const content = { texts, image, tags: ['winter'] };
  const saved = await call(page, savePublication, { params, body: { version, device: randomUUID(), content } });
  await call(page, submitPublication, { params, body: { version: saved.version, publish_at: null } });
  const { slug } = await shop.asStaff(decidePublication, {
    params,
    body: { decision: 'publish', version: saved.version },
  });
  const [attack = ''] = htmlAttacks;
  await call(page, addArticleComment, { params: { slug: slug ?? '' }, body: { comment: attack } });

  const main = page.getByRole('main');
  for (const { path, body } of [
    { path: `/articles/${slug}`, body: texts.mn.body },
    { path: `/en/articles/${slug}`, body: texts.en.body },
  ]) {
    await page.goto(origin() + path);
    await hydrated(page);
    await expect(main.getByRole('heading', { level: 1, name: texts.mn.title })).toBeVisible();
    const shown = await main.locator('article p').allTextContents();
    expect(shown).toEqual(expect.arrayContaining(textsOf(body)));
  }
  await page.goto(`${origin()}/articles?q=onerror`);
  await hydrated(page);
  await expect(main.getByText(texts.mn.title).first()).toBeVisible();
  expect(attacked).toEqual([]);
});

test('the editor weighs 180 KB at most; readers load nothing of it @any-size', async ({ page, at, say }) => {
  const scripts = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
    );
  await page.goto(at('/articles/choosing-felt-boots'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const read = await scripts();
  await call(page, signIn, { body: await newShopper() });
  await begin(page, at, say);
  // The editor brings its styles with it, as every part does.
  await expect(page.locator('style[data-tiptap-style]')).toHaveCount(0);
  const own = (await scripts()).filter(({ name }) => name.includes('/content/'));
  const weight = own.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weight).toBeGreaterThan(60_000);
  expect(weight).toBeLessThanOrEqual(180_000);
  const editor = own.toSorted((a, b) => b.bytes - a.bytes)[0]?.name;
  expect(read.map(({ name }) => name)).not.toContain(editor);
});
