import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures/test';

const originOf = () => process.env['SHOP_ORIGIN'] ?? '';

/** What Chromium makes of the page as an app: its manifest, and what speaks against installing it. */
const readApp = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  return {
    ...{ url, errors, manifest: JSON.parse(data) as { name: string; icons: { src: string; sizes: string }[] } },
    // A test's context is private, where nothing is installed.
    reasons: reasons.filter(reason => reason !== 'in-incognito'),
  };
};

test('a browser can install the shop, in the language of the page', async ({ page }) => {
  for (const [path, start, name] of [
    ['/products', '/', 'Өртөө'],
    ['/en/products', '/en', 'Ortoo'],
  ] as const) {
    await page.goto(originOf() + path);
    await hydrated(page);
    const { url, errors, manifest, reasons } = await readApp(page);
    expect(url).toBe(`${originOf()}${start === '/' ? '' : start}/app.webmanifest`);
    expect(errors).toEqual([]);
    expect(reasons).toEqual([]);
    expect(manifest).toMatchObject({ id: start, start_url: start, scope: '/', display: 'standalone', name });
  }
});

test('every icon of the manifest and of the page is a picture of its size', async ({ page }) => {
  await page.goto(`${originOf()}/en`);
  await hydrated(page);
  const { manifest } = await readApp(page);
  const apple = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? '';
  const sizesOf = (sources: string[]) =>
    page.evaluate(async addresses => {
      const pictures = await Promise.all(
        addresses.map(async src => {
          const picture = Object.assign(new Image(), { src });
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      );
      return pictures;
    }, sources);
  expect(await sizesOf(manifest.icons.map(({ src }) => src))).toEqual(manifest.icons.map(({ sizes }) => sizes));
  expect(await sizesOf([apple])).toEqual(['180x180']);
});
