import { commonNamespace, type Messages, type Texts } from '@ortoo/i18n';

/** The shell's texts and the common texts, in one file a language. */
interface Catalogue {
  common: Messages;
  messages: Messages;
}

/** Adds the shell's texts and the common texts. */
export const addShellMessages = async (texts: Texts): Promise<void> => {
  const catalogue = (): Promise<Catalogue> =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/${texts.locale}`);
  await texts.addCatalogue(commonNamespace, async () => (await catalogue()).common);
  await texts.addCatalogue('shell', async () => (await catalogue()).messages);
};
