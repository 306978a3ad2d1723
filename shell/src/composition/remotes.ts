import type { ComposedRemote } from '@ortoo/contracts';
import type { Locale, Texts } from '@ortoo/i18n';
import type { Page, RemoteModule, SlotComponent } from '@ortoo/remote';
import { once, type RemoteLoader } from './remote-loader';

/** Pages and slots of remotes, with their texts. */
export interface Remotes {
  page: (remote: ComposedRemote, routeId: string) => Promise<Page>;
  slot: (remote: ComposedRemote, slotId: string) => Promise<SlotComponent>;
}

interface RemotesOptions {
  load: RemoteLoader;
  texts: Texts;
  /** Whose catalogue answers when a remote has none in the reader's locale. */
  fallback: Locale;
}

const part = async <T>(found: (() => Promise<T>) | undefined, id: string): Promise<T> => {
  if (!found) throw new Error(`${id} is not in its remote`);
  return found();
};

/** The remotes of one visit, loaded on demand. */
export const createRemotes = ({ load, texts, fallback }: RemotesOptions): Remotes => {
  const opened = new Map<string, Promise<RemoteModule>>();
  const pages = new Map<string, Promise<Page>>();
  const slots = new Map<string, Promise<SlotComponent>>();

  const open = (remote: ComposedRemote) =>
    once(opened, remote.id, async () => {
      const module = await load(remote);
      const catalogue = module.messages[texts.locale] ?? module.messages[fallback] ?? module.messages.mn;
      await texts.addCatalogue(remote.id, async () => (await catalogue()).messages);
      return module;
    });

  return {
    page: (remote, id) => once(pages, id, async () => (await part((await open(remote)).pages[id], id)).page),
    slot: (remote, id) => once(slots, id, async () => (await part((await open(remote)).slots[id], id)).Slot),
  };
};
