import { createBrowserTexts } from './browser-texts';
import { formatWords } from './format-words';

const texts = () => createBrowserTexts({ locale: 'mn', used: { 'shop:greet': 'Сайн уу' }, words: formatWords.mn });
const catalogue = { greet: 'Сайн байна уу', bye: 'Баяртай' };

it('shows what came with the page until the catalogues are open', async () => {
  const page = texts();
  await page.addCatalogue('shop', async () => catalogue);
  const t = page.translator('shop');
  expect([t('greet'), t('bye')]).toEqual(['Сайн уу', '']);
  await page.open();
  expect([t('greet'), t('bye')]).toEqual(['Сайн байна уу', 'Баяртай']);
});

it('opens the catalogues for a text that the server had no use for', async () => {
  const page = texts();
  await page.addCatalogue('shop', async () => catalogue);
  const t = page.translator('shop');
  expect(t('greet')).toBe('Сайн уу');
  const told = new Promise<void>(resolve => page.subscribe(resolve));
  expect(t('bye')).toBe('');
  await told;
  expect([t('greet'), t('bye')]).toEqual(['Сайн байна уу', 'Баяртай']);
});

it('leaves the catalogues alone while the server has said everything', async () => {
  const page = texts();
  const load = jest.fn(async () => catalogue);
  await page.addCatalogue('shop', load);
  page.translator('shop')('greet');
  await new Promise(setImmediate);
  expect(load).not.toHaveBeenCalled();
});

it('asks again for a catalogue that did not come', async () => {
  const page = texts();
  await page.open();
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(catalogue);
  await expect(page.addCatalogue('shop', load)).rejects.toThrow('offline');
  await page.addCatalogue('shop', load);
  expect(page.translator('shop')('bye')).toBe('Баяртай');
});
