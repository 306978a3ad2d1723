import { boots, cartLink } from '../fixtures/journey';
import { expect, hydrated, test } from '../fixtures/test';

test('a size chosen and a button pressed before any script has loaded add one pair to the cart', async ({
  page,
  at,
  say,
}) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>(resolve => (arrive = resolve));
  await page.route('**/*.js*', async route => {
    await arrived;
    await route.continue();
  });
  await page.goto(at(`/products/${boots}`));
  await page.getByRole('radio', { name: '42' }).check();
  const add = page
    .getByRole('main')
    .getByRole('button', { name: say('Сагсанд нэмэх', 'Add to cart') })
    .filter({ visible: true });
  await add.click();
  await add.click();
  await expect(page).toHaveURL(new RegExp(`${boots}$`));
  arrive();
  await hydrated(page);
  await expect(page).toHaveURL(/size=42/);
  await expect(page.getByText(say('Сагсанд нэмлээ', 'Added to your cart')).first()).toBeVisible();
  await expect(cartLink(page)).toContainText('1');
});
