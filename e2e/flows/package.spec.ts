import { cartLink, expectShown } from '../fixtures/journey';
import { expect, expectAccessible, hydrated, test } from '../fixtures/test';

test('a look book becomes a package, which is added to the cart in one step', async ({ page, at, say }) => {
  await page.goto(at('/look-books/a-week-in-the-gobi'));
  await hydrated(page);
  const count = await page.getByRole('main').getByRole('article').count();
  await page.getByRole('button', { name: say('Энэ багцаар эхлэх', 'Start a package with these') }).click();
  await expectShown(page, /\/package$/);
  const lines = page.getByRole('list', { name: say('Миний багц', 'My package') }).getByRole('listitem');
  await expect(lines).toHaveCount(count);
  await expectAccessible(page);

  const order = page.getByRole('button', { name: say('Бүгдийг сагсанд нэмэх', 'Add everything to the cart') });
  await order.click();
  await expect(page.getByText(say('Хувилбараа сонгоно уу', 'Please choose a variant')).first()).toBeVisible();
  for (const list of await lines.getByRole('combobox').all()) {
    const first = await list.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
    await list.selectOption(first);
  }
  await order.click();
  await expectShown(page, /\/cart$/);
  const group = page.getByRole('list', { name: say(`${count} зүйлийн багц`, `Package of ${count}`) });
  await expect(group.getByRole('listitem')).toHaveCount(count);
  await expectAccessible(page);
  await page.goto(at('/package'));
  await expect(cartLink(page)).toContainText(String(count));
  await expect(page.getByRole('heading', { name: say('Багц хоосон байна', 'Your package is empty') })).toBeVisible();
});
