import { createBrowserTexts } from './browser-texts';
import { formats } from './languages/mn';

const texts = () => createBrowserTexts({ locale: 'mn', used: { 'shop:greet': 'Сайн уу' }, text: formats });
const catalogue = { greet: 'Сайн байна уу', bye: 'Баяртай' };

it("shows the page's own texts until the catalogues are open", async () => {
  const page = texts();
  await page.addCatalogue('shop', async () => catalogue);
  const t = page.translator('shop');
  expect([t('greet'), t('bye')]).toEqual(['Сайн уу', '']);
  await page.open();
  expect([t('greet'), t('bye')]).toEqual(['Сайн байна уу', 'Баяртай']);
});

it('requests a catalogue again after a failed load', async () => {
  const page = texts();
  await page.open();
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(catalogue);
  await expect(page.addCatalogue('shop', load)).rejects.toThrow('offline');
  await page.addCatalogue('shop', load);
  expect(page.translator('shop')('bye')).toBe('Баяртай');
});

it("replaces an edition's texts by a newer one, and waits for the newest only", async () => {
  const page = texts();
  const gone = jest.fn().mockRejectedValue(new Error('gone'));
  await page.addCatalogue('shop', gone, 'new');
  await page.addCatalogue('shop', async () => catalogue, 'old');
  await page.open();
  expect(gone).not.toHaveBeenCalled();
  const t = page.translator('shop');
  expect(t('bye')).toBe('Баяртай');
  await page.addCatalogue('shop', async () => ({ bye: 'Сайн сууж байгаарай' }), 'other');
  expect([t('greet'), t('bye')]).toEqual(['Сайн байна уу', 'Сайн сууж байгаарай']);
});
