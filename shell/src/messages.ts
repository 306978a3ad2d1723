import { commonNamespace, type Texts } from '@ortoo/i18n';

/** Texts of the shell and the common texts, in every locale. */
const catalogues = {
  mn: () => import(/* webpackChunkName: "messages-mn" */ './messages/mn'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en'),
  ru: () => import(/* webpackChunkName: "messages-ru" */ './messages/ru'),
  cn: () => import(/* webpackChunkName: "messages-cn" */ './messages/cn'),
  it: () => import(/* webpackChunkName: "messages-it" */ './messages/it'),
};

/** Adds the shell's texts and the common texts. */
export const addShellMessages = async (texts: Texts): Promise<void> => {
  const catalogue = catalogues[texts.locale];
  await texts.addCatalogue(commonNamespace, async () => (await catalogue()).common);
  await texts.addCatalogue('shell', async () => (await catalogue()).messages);
};
