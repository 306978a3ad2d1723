import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asShopper, expectStep, settleInSandbox, type Say } from '../fixtures/journey';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

const day = 86_400_000;

const projects = ['mn 390', 'en 1280', 'mn 1280', 'en 390'];
const daysOfEach = 120;

/** Nights that no other test has booked, as calendar days: projects share shops, so each has days of its own. */
const someDays = (): ((offset: number) => string) => {
  const own = projects.indexOf(test.info().project.name) * daysOfEach;
  const first = Date.now() + (30 + own + randomInt(daysOfEach - 5)) * day;
  return offset => new Date(first + offset * day).toISOString().slice(0, 10);
};

const dayOf = (date: string) => Number(date.slice(8));

/** Chooses nights in the calendar, at months that it shows one after the other. */
const chooseDays = async (page: Page, say: Say, button: string, days: readonly string[]) => {
  await page.getByRole('button', { name: button }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.locator('[data-day]:focus')).toBeVisible();
  await expectAccessible(page);
  for (const date of days) {
    const day = calendar.locator(`[data-day="${date}"]`);
    while (!(await day.isVisible())) {
      await calendar.getByRole('button', { name: say('Дараагийн сар', 'Next month') }).click();
    }
    await day.click();
  }
  await calendar.getByRole('button', { name: say('Боллоо', 'Done') }).click();
};

test('a guest finds a hotel for her dates, books its last suite, and it is unavailable to others', async ({
  page,
  at,
  say,
}) => {
  const date = someDays();
  const suite = () => page.getByRole('radio', { name: say('Люкс', 'Suite') });
  await asShopper(page, at('/profile'));

  await page.goto(at('/hotels'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('Зочид буудал, жуулчны бааз', 'Hotels and ger camps'),
  );
  await page.getByRole('button', { name: say('Ирэх өдөр', 'Check-in') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/hotels$/);
  await chooseDays(page, say, say('Ирэх өдөр', 'Check-in'), [date(0), date(2)]);
  await page.getByRole('button', { name: say('Сул өрөө хайх', 'Find free rooms') }).click();
  await expect(page).toHaveURL(new RegExp(`check_in=${date(0)}`));
  await expect(page.getByRole('main')).toContainText(say('Нийт 2 шөнө', '2 nights in total'));
  await page.getByRole('link', { name: say('Зайсан Гранд', 'Zaisan Grand') }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Зайсан Гранд', 'Zaisan Grand'));
  const checkIn = page.getByRole('button', { name: say('Ирэх өдөр', 'Check-in') });
  await expect(checkIn).toContainText(say(`сарын ${dayOf(date(0))},`, `${dayOf(date(0))} `));
  await page.locator('label', { has: suite() }).click();
  await expect(suite()).toBeChecked();
  await expect(page.getByText(say('Нийт', 'Total'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  const price = (await page.locator('[data-strong] dd').last().textContent()) ?? '';
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Сагс руу', 'Go to cart') })
    .click();

  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText(say('2 шөнө, 1 өрөө, 2 том хүн', '2 nights, 1 room, 2 adults'));
  await expect(page.getByRole('main')).toContainText(price);
  await page.goto(at('/checkout/payment'));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.getByRole('button', { name: say('төлөх', 'Pay') }).click();
  await expectStep(page, say, 'pay');
  await expect(page.getByText(say('Төлбөр ормогц', 'updates automatically'))).toBeVisible();
  await settleInSandbox(page, 'approve');
  await expect(page).toHaveURL(/orders\/R\d+/);
  await expect(page.getByRole('main')).toContainText(say('2 шөнө', '2 nights'));

  await page.goto(at(`/products/hotel-zaisan?check_in=${date(1)}&check_out=${date(3)}`));
  await expect(suite()).toBeDisabled();
  await page.goto(at(`/products/hotel-zaisan?check_in=${date(2)}&check_out=${date(3)}`));
  await expect(suite()).toBeEnabled();
});

test('without script the dates are native fields of the search', async ({ browser, at, say }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const date = someDays();
  await page.goto(at('/hotels'));
  await page.getByLabel(say('Ирэх өдөр', 'Check-in')).fill(date(0));
  await page.getByLabel(say('Гарах өдөр', 'Check-out')).fill(date(2));
  await expect(page.getByRole('button', { name: say('Ирэх өдөр', 'Check-in') })).toBeHidden();
  await page.getByRole('button', { name: say('Сул өрөө хайх', 'Find free rooms') }).click();
  await expect(page.getByRole('main')).toContainText(say('Нийт 2 шөнө', '2 nights in total'));
  await context.close();
});

test('a traveller books seats by name, and requests an offer', async ({ page, at, say }) => {
  const login = await asShopper(page, at('/profile'));
  const main = page.getByRole('main');

  await page.goto(at('/products/khongoryn-els-5'));
  await hydrated(page);
  await page.getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') }).click();
  const departure = page.getByLabel(say('Хөдлөх өдөр', 'Departure'));
  await expect(departure).toBeFocused();
  await departure.selectOption({ index: 2 });
  await page.getByLabel(say('Хандах хэлбэр', 'Salutation')).selectOption('MS');
  await page.getByLabel(say('Овог', 'Last name')).fill('Бат');
  await page.getByLabel(say('Нэр', 'First name'), { exact: false }).last().fill('Номин');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') }).click();
  await main.getByRole('link', { name: say('Сагс руу', 'Go to cart') }).click();
  await expect(main).toContainText('Бат Номин');

  await page.goto(at('/quote'));
  await hydrated(page);
  await expect(page.getByRole('main').getByLabel(say('Имэйл', 'Email'))).toHaveValue(login);
  const from = page.getByRole('combobox', { name: say('Хаанаас', 'From') });
  await from.pressSequentially('ulaanba');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(say('Улаанбаатар', 'Ulaanbaatar'));
  await expectAccessible(page);
  await from.press('ArrowDown');
  await from.press('Enter');
  await expect(from).toHaveValue(/\((UBN|ULN)\)$/);
  await chooseDays(page, say, say('Хөдлөх өдөр', 'Departure'), [someDays()(0)]);
  await page.getByLabel(say('Хандах хэлбэр', 'Salutation')).selectOption('MS');
  await page.getByLabel(say('Овог', 'Last name')).fill('Бат');
  await page.getByLabel(say('Утасны дугаар', 'Phone number')).fill('9911 2233');
  await page.getByLabel(say('Хот', 'City'), { exact: false }).last().fill('Улаанбаатар');
  await test.step('the fields of a row start and end together, and fill it', async () => {
    const rows = await page.getByRole('form').evaluate(form => {
      const bounds = [...form.querySelectorAll('fieldset :is(input:not([type=date]), select)')]
        .map(field => field.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      return [...new Set(bounds.map(({ top }) => Math.round(top)))].map(line => {
        const row = bounds.filter(({ top }) => Math.round(top) === line);
        return {
          width: Math.round(Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left))),
          widths: new Set(row.map(({ width }) => Math.round(width))).size,
        };
      });
    });
    expect(new Set(rows.map(({ width }) => width)).size).toBe(1);
    expect(rows.filter(({ widths }) => widths > 1)).toEqual([]);
  });
  await page.getByRole('button', { name: say('Хүсэлт илгээх', 'Send request') }).click();
  await expect(page.getByLabel(say('Улс', 'Country'))).toBeFocused();
  await page.getByLabel(say('Улс', 'Country')).fill('Монгол');
  await page.getByRole('button', { name: say('Хүсэлт илгээх', 'Send request') }).click();
  await expect(main).toContainText(/Q\d{9}/);
  await expectAccessible(page);
});
