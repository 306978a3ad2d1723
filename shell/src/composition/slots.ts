import type { ComposedRemote, Composition } from '@ortoo/contracts';
import type { LoadedSlot } from '@ortoo/remote';
import { MissingPart } from './missing-part';
import type { Visit } from './prepare';

const providerOf = (composition: Composition, slotId: string): ComposedRemote | undefined =>
  composition.remotes.find(remote => remote.manifest.slots.some(slot => slot.id === slotId));

/** The slots that remotes provide to one visit's pages. */
export const createSlots = (visit: Visit) => {
  const loaded = new Map<string, Promise<LoadedSlot>>();

  const load = async (id: string): Promise<LoadedSlot> => {
    const provider = providerOf(visit.composition, id);
    if (!provider) throw new Error(`No remote provides ${id}`);
    await visit.texts.open();
    return { Slot: await visit.remotes.slot(provider, id), t: visit.texts.translator(provider.id) };
  };

  return {
    loadSlot: (id: string) => {
      const known = loaded.get(id);
      if (known) return known;
      const opened = load(id).catch((cause: unknown) => {
        throw new MissingPart(id, cause);
      });
      loaded.set(id, opened);
      return opened;
    },
    retrySlot: (id: string, error: unknown) => {
      loaded.delete(id);
      const provider = providerOf(visit.composition, id);
      return provider !== undefined && !(error instanceof MissingPart) && visit.remotes.giveUp(provider, error);
    },
  };
};
