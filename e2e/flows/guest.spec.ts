import type { Page } from '@playwright/test';
import { cartLink, expectConfirmed, expectShown, expectStep, settleInSandbox } from '../fixtures/journey';
import { sentMessages } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const vodka = 'munkh-tsas-arkhi-05';

/** Address on the host of the brand's site, which lets guests order. */
const brandHost = (address: string): string => {
  const url = new URL(address);
  url.hostname = 'munkh-tsas.localhost';
  return url.href;
};

const fillBirthDate = async (page: Page, say: (mn: string, en: string) => string, year: string) => {
  await page.getByRole('textbox', { name: say('Он', 'Year') }).fill(year);
  await page.getByRole('textbox', { name: say('Сар', 'Month') }).fill('4');
  await page.getByRole('textbox', { name: say('Өдөр', 'Day') }).fill('25');
};

// A stranger’s request for the order is rejected, which browsers report.
test.use({ tolerant: true });

test('a guest buys vodka with a birth date, and opens the order by the link of its email', async ({
  page,
  browser,
  at,
  say,
}) => {
  const email = `guest-${Date.now()}@example.org`;
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: say('Үргэлжлүүлэх', 'Continue') });
  await page.goto(brandHost(at(`/products/${vodka}`)));
  await hydrated(page);
  await main
    .getByRole('button', { name: say('Сагсанд', 'Add to cart') })
    .first()
    .click();
  await expect(cartLink(page)).toContainText('1');
  await page.goto(brandHost(at('/checkout')));

  await expectStep(page, say, 'contact');
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const label = main.locator('li[aria-current=step] .label');
  for (const width of [320, size.width]) {
    await page.setViewportSize({ ...size, width });
    await expect(label).toBeVisible();
    expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  for (const way of ['contentinfo', 'search'] as const) await expect(page.getByRole(way)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await main.getByRole('textbox', { name: say('Имэйл', 'Email') }).fill(email);
  await main.getByRole('textbox', { name: say('Утасны дугаар', 'Phone') }).fill('9911 2233');
  await page.reload();
  await hydrated(page);
  await expect(main.getByRole('textbox', { name: say('Имэйл', 'Email') })).toHaveValue(email);
  await expect(main.getByRole('textbox', { name: say('Утасны дугаар', 'Phone') })).toHaveValue('9911 2233');
  await next.click();

  await expectStep(page, say, 'address');
  await main.getByRole('radio', { name: say('очиж авах', 'Pick') }).check();
  await expect(main.getByRole('radio', { name: /./ }).nth(2)).toBeVisible();
  await next.click();
  await expect(main.getByRole('alert')).toHaveText(
    say('Захиалга олгох цэгээ сонгоно уу.', 'Please choose a pickup point.'),
  );
  const place = main
    .getByRole('group', { name: say('Хаанаас авах', 'Where') })
    .getByRole('radio')
    .and(page.locator(':enabled'))
    .first();
  await place.check();
  await next.click();

  await expectShown(page, /checkout\/delivery$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Очиж авах', 'Pickup'));
  await expect(main.getByRole('group', { name: say('Захиалга олгох цэг', 'Pickup point') })).toBeVisible();
  await next.click();

  await expectStep(page, say, 'payment');
  await expectAccessible(page);
  const pay = main.getByRole('button', { name: say('төлөх', 'Pay') });
  await fillBirthDate(page, say, '2015');
  await pay.click();
  await expect(main.getByText(say('21 насанд хүрээгүй хүнд худалдахгүй', 'anyone under 21'))).toBeVisible();
  await fillBirthDate(page, say, '1990');
  await pay.click();

  await expectStep(page, say, 'pay');
  await settleInSandbox(page, 'approve');
  await expectConfirmed(page, say);
  await expect(main.getByRole('heading', { name: say('Захиалгаа бүртгэлдээ', 'Keep this order') })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  for (const way of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(way).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(main.getByText(say('Мөнх Цас', 'Munkh Tsas')).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expectConfirmed(page, say);

  const letter = (await sentMessages()).find(({ kind, recipient }) => kind === 'email' && recipient === email);
  const [link = ''] = /https?:\/\/\S+\/orders\/R\d+\?token=\S+/.exec(letter?.body ?? '') ?? [];
  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  await reader.goto(link);
  await expectShown(reader, /orders\/R\d+$/);
  await expect(reader.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText(say('Мөнх Цас', 'Munkh Tsas')).first()).toBeVisible();
  await elsewhere.close();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link.replace(/\?token=.*/, ''));
  await expect(stranger.getByRole('heading', { name: say('нэвтэрнэ үү', 'Sign in to see') })).toBeVisible();
  await stranger.context().close();
});
