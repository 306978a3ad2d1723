import type { Locator } from '@playwright/test';
import { shop } from '../fixtures/shop-api';
import { searchBox } from '../fixtures/listing';
import { boots, cartLink, expectStep, newShopper, settleInSandbox, tabTo } from '../fixtures/journey';
import { expect, hydrated, test } from '../fixtures/test';

test('boots can be bought with the keyboard alone', async ({ page, at, say, locale }) => {
  const shopper = await newShopper();
  const pair = await shop.product(boots, locale);
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label).first());
    await page.keyboard.type(text);
  };

  const choose = async (list: Locator, value: string) => {
    await tabTo(page, list);
    await expect(list.locator(`option[value="${value}"]`)).toBeAttached();
    for (let presses = 0; presses < 40 && (await list.inputValue()) !== value; presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(list).toHaveValue(value);
  };

  await page.goto(at('/'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('Үндсэн хэсэг рүү шилжих', 'Skip to content') })).toBeFocused();
  await tabTo(page, searchBox(page));
  await page.keyboard.type(pair.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=/);
  await hydrated(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: pair.name, exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pair.name);
  await hydrated(page);
  await tabTo(page, page.getByRole('main').getByRole('radio').first());
  const size = page.getByRole('radio', { name: '42', exact: true });
  for (let presses = 0; presses < 12 && !(await size.isChecked()); presses += 1)
    await page.keyboard.press('ArrowRight');
  await expect(size).toBeChecked();
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: say('Сагсанд хийх', 'Add to cart') })
      .filter({ visible: true })
      .first(),
  );
  await page.keyboard.press('Enter');
  const cart = cartLink(page);
  await expect(cart).toContainText('1');

  await tabTo(page, cart, 300);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart/);
  await hydrated(page);
  await tabTo(page, page.getByRole('link', { name: say('Захиалах', 'Check out') }));
  await page.keyboard.press('Enter');
  await type(say('Утас эсвэл имэйл', 'Phone or email'), shopper.login);
  await page.keyboard.press('Tab');
  await page.keyboard.type(shopper.password);
  await page.keyboard.press('Enter');

  await expectStep(page, say, 'address');
  await type(say('Утасны дугаар', 'Phone number'), '88112233');
  await choose(page.getByLabel(say('Аймаг, нийслэл', 'Province or capital')), '11');
  await choose(page.getByLabel(say('Сум, дүүрэг', 'District')), '1119');
  await type(say('Хороо, баг', 'Khoroo or bag'), '8');
  await type(say('Гудамж, байр, тоот', 'Street, building, door'), '40-25');
  await page.keyboard.press('Enter');
  for (const step of ['delivery', 'payment'] as const) {
    await expectStep(page, say, step);
    await hydrated(page);
    await tabTo(page, page.getByRole('main').locator('section button').last());
    await page.keyboard.press('Enter');
  }
  await expectStep(page, say, 'pay');
  await settleInSandbox(page, 'approve');
  await expect(page).toHaveURL(/orders\/R\d+/);
});
