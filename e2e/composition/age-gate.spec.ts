import { ageCookie } from '@ortoo/contracts';
import { expect, hydrated, test } from '../fixtures/test';

const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const path = '/en/brand/story';
const behindTheGate = /Tasting notes|Six distillations/;

const storyFor = async (cookie: string) => {
  const answer = await fetch(origin() + path, { headers: { cookie } });
  return { html: await answer.text(), cache: answer.headers.get('cache-control') };
};

test('the story is in the HTML for visitors with a confirmed age only', async () => {
  for (const cookie of ['', `${ageCookie}=20`, `${ageCookie}=yes`, '']) {
    const { html, cache } = await storyFor(cookie);
    expect(html).toContain('Are you 21 or older?');
    expect(html).not.toMatch(behindTheGate);
    expect(cache).toBe('private, no-store');
    const adult = await storyFor(`${ageCookie}=21`);
    expect(adult.html).toMatch(behindTheGate);
    expect(adult.cache).toBe('private, no-store');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no redirects away; yes opens the story, is stored, and inside there are links to buy', async ({ page }) => {
    await page.goto(origin() + path);
    await page.getByRole('link', { name: 'No, take me back' }).click();
    await expect(page).toHaveURL(/\/en$/);

    await page.goto(origin() + path);
    await page.getByRole('button', { name: 'Yes, I am 21 or older' }).click();
    await expect(page.getByRole('heading', { name: 'Tasting notes' })).toBeVisible();
    await page.goto(origin() + path);
    await expect(page.getByRole('heading', { name: 'Tasting notes' })).toBeVisible();
    const href = await page.getByRole('link', { name: 'See the bottles' }).getAttribute('href');
    expect((await fetch(origin() + href)).status).toBe(200);
  });
});

test('the place in the page that an address names is there after the gate', async ({ page }) => {
  await page.goto(`${origin()}${path}#place`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Yes, I am 21 or older' }).click();
  await expect(page.getByRole('heading', { name: 'Tasting notes' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#place');
});

test('a link from within the shop is checked by the server too', async ({ page }) => {
  await page.goto(`${origin()}/en/articles`);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Munkh Tsas' }).click();
  await expect(page.getByRole('heading', { name: 'Are you 21 or older?' })).toBeVisible();
});
