import type { OwnDraw } from '@ortoo/contracts';
import { confirmSignUp, listDraws, signUp, spinWheel } from '@ortoo/contracts/endpoints';
import { callWith, sentCode, sentMessages, shop } from '../fixtures/shop-api';
import { faultsOf, structuredIn } from '../fixtures/structured-data';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const password = 'Journey-2026';
const nonce = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** A shopper whose phone is confirmed: the code of the sign-up was sent there. */
const newPlayer = async (): Promise<{ cookie: string }> => {
  const digits = `88${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  const { token } = await callWith({}, signUp, { body: { login: digits, password, firstname: 'Номин' } });
  await callWith({}, confirmSignUp, { body: { token, code: await sentCode(`+976${digits}`) } });
  return shop.signIn(digits, password);
};

test('promotions can be read without script, with their end, terms and products', async ({
  browser,
  at,
  say,
  locale,
}) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false, locale });
  const page = await visitor.newPage();
  await page.goto(at('/promotions'));
  const boots = say('Дулаан алхъя: «Ул» гутал 15% хямд', 'Walk warm: 15% off Ul boots');
  await expect(page.getByRole('main')).toContainText(say('Үлдсэн:', 'Time left:'));
  await page.getByRole('link', { name: boots }).click();
  await expect(page.getByRole('heading', { level: 1, name: boots })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('UL15');
  const products = page.getByRole('list', { name: say('Урамшуулалд хамаарах бараа', 'Products in this promotion') });
  expect(await products.getByRole('listitem').count()).toBeGreaterThan(4);
  const blocks = structuredIn(await page.content());
  expect(blocks.map(block => block['@type'])).toContain('SaleEvent');
  expect(await faultsOf(blocks)).toEqual([]);
  await visitor.close();
});

test('every page of promotions is accessible, and fits the narrowest phone', async ({ page, at }) => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const slugs = ['ul-boots-week', 'winter-ger-camps', 'new-year-gifts', 'summer-by-the-lake', 'new-year-jackpot'];
  for (const path of ['/promotions', '/wheel', '/pages/contact', ...slugs.map(slug => `/promotions/${slug}`)]) {
    await page.goto(at(path));
    await hydrated(page);
    await expectAccessible(page);
    if (width > 400) continue;
    await page.setViewportSize({ width: 320, height });
    const isWithin = () => document.documentElement.scrollWidth <= 320;
    await expect.poll(() => page.evaluate(isWithin), `${path} at 320 px`).toBe(true);
    await page.setViewportSize({ width, height });
  }
});

test('a visitor signs in to turn the wheel, once a day', async ({ page, at, say, locale }) => {
  const wheel = say('Эргүүлэх', 'Turn the wheel');
  await test.step('sign-in leads back', async () => {
    await page.goto(at('/wheel'));
    await hydrated(page);
    const link = page.getByRole('link', { name: say('Нэвтэрч эргүүлэх', 'Sign in to turn it') });
    await expect(link).toHaveAttribute('href', /\/sign-in\?next=%2Fwheel$/);
  });

  const { cookie } = await newPlayer();
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: process.env['SHOP_ORIGIN']! }]);
  await page.goto(at('/profile'));
  await expect(page.getByRole('main')).toContainText('Номин');
  await page.goto(at('/wheel'));

  const drawn = await test.step('turn the wheel by keyboard', async () => {
    await page.getByRole('button', { name: wheel }).focus();
    const answer = page.waitForResponse(response => response.url().endsWith('/promotions/lucky_wheel'));
    await page.keyboard.press('Enter');
    const { draw } = (await (await answer).json()) as { draw: OwnDraw };
    const result = page
      .getByRole('status')
      .filter({ hasText: draw.prize.kind === 'nothing' ? /Маргааш|tomorrow/ : draw.prize.name });
    await expect(result).toBeVisible();
    await expect(page.getByRole('main')).toContainText(say('Дараагийн эрх', 'Next chance'));
    await expect(page.getByRole('button', { name: wheel })).toHaveCount(0);
    await expectAccessible(page);
    return draw;
  });

  await test.step('a repeated request gets the same draw, another one none', async () => {
    const again = await callWith({ cookie, 'accept-language': locale ?? 'mn' }, spinWheel, {
      body: { nonce: drawn.nonce },
    });
    expect(again.draw).toEqual(drawn);
    await expect(callWith({ cookie }, spinWheel, { body: { nonce: nonce() } })).rejects.toThrow('DRAW_USED');
  });

  await test.step('it is in the list of draws, without a name, and its seed is secret until tomorrow', async () => {
    const query = { params: { slug: 'lucky-wheel' }, query: { day: drawn.day } };
    const { round, draws } = await callWith({}, listDraws, query);
    expect(draws.map(draw => draw.nonce)).toContain(drawn.nonce);
    expect(round).toMatchObject({ seed: null, seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await page.getByRole('button', { name: say('Тохирлыг нээх', 'Show the draws') }).click();
    await expect(page.getByRole('main')).toContainText(round?.seed_hash ?? '-');
    await expectAccessible(page);
  });
});

test('a shopper takes the entry of the day in the jackpot', async ({ page, at, say }) => {
  const { cookie } = await newPlayer();
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: process.env['SHOP_ORIGIN']! }]);
  await page.goto(at('/profile'));
  await expect(page.getByRole('main')).toContainText('Номин');
  await page.goto(at('/promotions/new-year-jackpot'));
  await page.getByRole('button', { name: say('Өнөөдрийн сугалаагаа авах', 'Take today’s entry') }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('Миний сугалаа (1)', 'Your entries (1)') })).toBeVisible();
  await expectAccessible(page);
});

test.describe('a message that is rejected first', () => {
  // The browser reports the rejected request.
  test.use({ tolerant: true });

  test('the contact form tells what is wrong, is sent, and a copy arrives', async ({ page, at, say }) => {
    await page.goto(at('/pages/contact'));
    await hydrated(page);
    const email = `contact-${Date.now()}@example.org`;
    const form = page.getByRole('region', { name: say('Бидэнд бичих', 'Write to us') });
    await form.getByLabel(say('Таны нэр', 'Your name')).fill('Номин');
    await form.getByLabel(say('Утасны дугаар', 'Phone')).fill('12');
    await form.getByLabel(say('Имэйл', 'Email')).fill(email);
    await form.getByLabel(say('Таны захидал', 'Your message')).fill('Захиалга маань хэзээ ирэх вэ?');
    const send = form.getByRole('button', { name: say('Илгээх', 'Send') });
    // A program would send it at once; the server takes a message after three seconds.
    await expect(async () => {
      await send.click();
      await expect(form.locator('[aria-invalid=true]')).toHaveAttribute('name', 'phone', { timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
    await form.getByLabel(say('Утасны дугаар', 'Phone')).fill('99112233');
    await send.click();
    await expect(form.getByRole('status')).toContainText(say('Хуулбарыг имэйлээр', 'A copy is on its way'));
    expect((await sentMessages()).map(({ recipient }) => recipient)).toContain(email);
  });
});

test('the contact form works without script', { tag: '@any-size' }, async ({ browser, at, say, locale }) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false, locale });
  const page = await visitor.newPage();
  await page.goto(at('/pages/contact'));
  await page.getByLabel(say('Таны нэр', 'Your name')).fill('Номин');
  await page.getByLabel(say('Имэйл', 'Email')).first().fill(`plain-${Date.now()}@example.org`);
  const message = page.getByLabel(say('Таны захидал', 'Your message'));
  await message.fill('Сайн байна уу');
  const sentText = say('Захидлыг тань хүлээн авлаа', 'We have received your message');
  await expect(async () => {
    await page.getByRole('button', { name: say('Илгээх', 'Send') }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(new RegExp(`${sentText}|${say('буцах товч', 'back button')}`));
    // The first one comes faster than people write: the text is found again.
    if (await main.getByText(sentText).isVisible()) return;
    await page.goBack();
    await expect(message).toHaveValue('Сайн байна уу');
    throw new Error('not sent yet');
  }).toPass();
  await visitor.close();
});
