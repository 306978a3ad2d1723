import { createHash, createHmac } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { drawnEntries, drawNumber, drawText, entriesText, type RouletteDraw } from '@ortoo/contracts';
import { listRouletteDraws } from '@ortoo/contracts/endpoints';
import { callWith, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const signInStaff = async (context: BrowserContext) => {
  const [name = '', value = ''] = (await shop.signIn('staff@example.mn', 'Staff-2026')).cookie.split('=');
  await context.addCookies([{ name, value, url: process.env['SHOP_ORIGIN'] ?? '' }]);
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The number that a draw must have, computed from what is public about it. */
const checkedNumber = ({ id, seed, entries }: RouletteDraw): number | undefined => {
  const text = drawText('roulette', String(id), sha256(entriesText(entries)), 0);
  const hmac = createHmac('sha256', String(seed)).update(text).digest('hex');
  return drawnEntries(entries, [drawNumber(hmac)])[0]?.number;
};

test('visitors get numbers, one of them wins on the screen, and anybody can check the draw', async ({
  page,
  context,
  at,
  say,
}) => {
  await signInStaff(context);
  await page.goto(at('/backoffice/roulette'));
  await hydrated(page);
  const main = page.getByRole('main');
  const dialog = page.locator('dialog[open]');
  const suffix = Date.now().toString(36);
  const place = say(`Зайсан ${suffix}`, `Zaisan ${suffix}`);
  const prize = say(`Ороолт ${suffix}`, `Scarf ${suffix}`);
  const fillNames = async (text: string) => {
    await dialog.getByLabel(say('Монгол нэр', 'Name in Mongolian')).fill(text);
    await dialog.getByLabel(say('Англи нэр', 'Name in English')).fill(text);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };

  await main.getByRole('button', { name: say('Байршил нэмэх', 'New location') }).press('Enter');
  await fillNames(place);
  await expect(page).toHaveURL(/location=\d+/);
  const location_id = Number(new URL(page.url()).searchParams.get('location'));
  await main.getByRole('button', { name: say('Хонжвор нэмэх', 'New prize') }).press('Enter');
  await fillNames(prize);
  const count = main.getByRole('textbox', { name: prize });
  await count.fill('1');
  await count.press('Enter');
  const open = main.getByRole('button', { name: say('Тохирол нээх', 'Open a draw') });
  await expect(open).toBeVisible();

  const give = main.getByRole('region', { name: say('Дугаар олгох', 'Give a number') });
  for (const [order, name] of ['Болд', 'Сараа', 'Тулга'].entries()) {
    await give.getByLabel(say('Нэр', 'Name')).fill(name);
    await give.getByLabel(say('Утас', 'Phone')).fill(`9911220${order}`);
    await page.keyboard.press('Enter');
    await expect(give.getByRole('status')).toContainText(name);
    await expect(give.getByLabel(say('Нэр', 'Name'))).toBeFocused();
  }
  await expectAccessible(page);

  await open.press('Enter');
  const draw = main.getByRole('button', { name: say('Дугаар тохируулах', 'Draw a number') });
  await expect(draw).toBeVisible();
  const drawsOf = async () => (await callWith({}, listRouletteDraws, { query: { location_id } })).draws;
  const [announced] = await drawsOf();
  expect(announced).toMatchObject({ seed: null, number: null });
  await expect(main).toContainText(String(announced?.seed_hash));
  await draw.press('Enter');
  const screen = page.getByRole('dialog', { name: prize });
  await expect(screen).toContainText(say('3 дугаараас', 'among 3 numbers'));
  await expectAccessible(page);

  // Nobody is signed in who checks it.
  const [drawn] = await drawsOf();
  expect(sha256(String(drawn?.seed))).toBe(announced?.seed_hash);
  expect(drawn?.number).toBe(drawn && checkedNumber(drawn));
  await expect(screen).toContainText(String(drawn?.number));
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await main
    .getByRole('button', {
      name: say(`${drawn?.number} дугаарын тохирлыг шалгах`, `Check the draw of number ${drawn?.number}`),
    })
    .press('Enter');
  await expect(main.getByText(say('Зөв', 'Right'), { exact: true })).toBeVisible();
  await expect(open).toBeHidden();
  await expectAccessible(page);
});
