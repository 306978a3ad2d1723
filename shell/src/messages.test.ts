import { locales, type Locale, type Messages } from '@ortoo/i18n';
import { messageKeys } from '@ortoo/i18n/message-keys';
import { createServerTexts } from '@ortoo/i18n/server';
import { addShellMessages } from './messages';

const keysIn = async (locale: Locale): Promise<string[]> => {
  const catalogues: Record<string, Messages> = {};
  const addCatalogue = async (namespace: string, load: () => Promise<Messages>) => {
    catalogues[namespace] = await load();
  };
  await addShellMessages({ ...(await createServerTexts(locale)), addCatalogue });
  return messageKeys(catalogues);
};

it.each(locales)('has every text in %s', async locale => expect(await keysIn(locale)).toEqual(await keysIn('mn')));
