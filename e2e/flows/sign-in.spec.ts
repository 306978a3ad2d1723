import { expectShown, newShopper } from '../fixtures/journey';
import { sentCode, shop } from '../fixtures/shop-api';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('a code signs in, and another one leads to a new password', async ({ page, at, say }) => {
  const { login } = await newShopper();
  const main = page.getByRole('main');
  const code = main.locator('input[autocomplete=one-time-code]');
  const heading = main.getByRole('heading', { level: 1 });
  const typedLogin = main.getByLabel(say('Утас эсвэл имэйл', 'Phone or email'));

  await test.step('sign in by a code', async () => {
    await page.goto(at('/sign-in?next=/orders'));
    await hydrated(page);
    await expectAccessible(page);
    await typedLogin.fill(login);
    await page.keyboard.press('Enter');
    const byEmail = main.getByRole('button', { name: say('Имэйлээр код авах', 'Get a code by email') });
    await expect(byEmail).toBeVisible();
    await expectAccessible(page);
    await byEmail.click();
    await expect(code).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await code.fill(await sentCode(login));
    await page.keyboard.press('Enter');
    await expectShown(page, /\/orders$/);
  });

  await test.step('recover with another', async () => {
    // The open page would ask for its orders without them.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(at('/sign-in?next=/orders'));
    await hydrated(page);
    await typedLogin.fill(login);
    await page.keyboard.press('Enter');
    await main.getByRole('link', { name: say('Нууц үгээ мартсан уу?', 'Forgot your password?') }).click();
    await expectShown(page, /\/sign-in\/recover/);
    await expect(typedLogin).toHaveValue(login);
    await expectAccessible(page);
    await main.getByRole('button', { name: say('Код авах', 'Send a code') }).click();
    await expect(code).toBeFocused();
    await code.fill(await sentCode(login));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(say('Шинэ нууц үг', 'New password'));
    await expectAccessible(page);
    const password = 'Намрын шар навчис';
    for (const field of await main.locator('input[type=password]').all()) await field.fill(password);
    await page.keyboard.press('Enter');
    await expectShown(page, /\/orders$/);
    await shop.signIn(login, password);
  });
});
