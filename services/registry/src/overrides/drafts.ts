import type { ReleaseRecord } from '@ortoo/contracts';
import type { ReleaseStore } from '../store';

/** By team and remote; open pages may still request files of earlier drafts. */
const maxDrafts = 5;

const isBefore = (a: ReleaseRecord, b: ReleaseRecord) => a.createdAt.localeCompare(b.createdAt, 'en');

/** Releases visible to their own team only: the last few of each are retained, the others are removed. */
export const createDrafts = (store: ReleaseStore) => {
  const listeners = new Set<() => void>();
  let all: Promise<ReleaseRecord[]> | undefined;

  const read = async () => (await store.list()).filter(({ draft }) => draft === true).sort(isBefore);
  const known = () =>
    (all ??= read().catch((error: unknown) => {
      all = undefined;
      throw error;
    }));

  const of = async (remote: string, key: string) =>
    (await known()).filter(record => record.remote === remote && record.signature.key === key);

  return {
    newest: async (remote: string, key: string): Promise<ReleaseRecord | undefined> => (await of(remote, key)).at(-1),
    async add(record: ReleaseRecord): Promise<void> {
      const drafts = await known();
      if (drafts.every(({ release }) => release !== record.release)) drafts.push(record);
      const mine = await of(record.remote, record.signature.key);
      for (const { remote, release } of mine.slice(0, -maxDrafts)) {
        drafts.splice(
          drafts.findIndex(draft => draft.release === release),
          1,
        );
        await store.remove(remote, release);
      }
      listeners.forEach(listener => listener());
    },
    onAdd(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
