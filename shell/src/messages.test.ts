import { locales, type Locale, type Messages } from '@ortoo/i18n';
import { catalogueFaults } from '@ortoo/i18n/catalogue-faults';
import { createServerTexts } from '@ortoo/i18n/server';
import { addShellMessages } from './messages';

const cataloguesIn = async (locale: Locale): Promise<Record<string, Messages>> => {
  const catalogues: Record<string, Messages> = {};
  const addCatalogue = async (namespace: string, load: () => Promise<Messages>) => {
    catalogues[namespace] = await load();
  };
  await addShellMessages({ ...(await createServerTexts(locale)), addCatalogue });
  return catalogues;
};

it.each(locales)('has every text in %s, with its plural forms and variables', async locale =>
  expect(catalogueFaults(locale, await cataloguesIn(locale), await cataloguesIn('mn'))).toEqual([]),
);
