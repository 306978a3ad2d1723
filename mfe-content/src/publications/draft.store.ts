import type { Publication, PublicationContent } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { atom, type ReadableAtom } from 'nanostores';
import { isSameContent, openingOf } from './draft.rules';
import { dropLocalDrafts, readLocalDrafts, writeLocalDraft } from './local-drafts.store';
import type { Save } from './publications.mutations';

export interface Conflict {
  mine: PublicationContent;
  theirs: Publication;
}

export interface DraftState {
  /** As the server has it. */
  publication: Publication;
  content: PublicationContent;
  status: 'saved' | 'unsaved' | 'saving' | 'offline';
  /** Message of the server, when it rejects what was written. */
  failure: Error | null;
  conflict: Conflict | null;
}

interface Server {
  save: (save: Save) => Promise<Publication>;
  read: () => Promise<Publication>;
}

export interface Draft {
  $state: ReadableAtom<DraftState>;
  change: (content: PublicationContent) => void;
  /** Takes what a command has answered: its state and version. */
  take: (publication: Publication) => void;
  /** Saves what is not saved yet; the version that the server has then, or nothing when it could not. */
  flush: () => Promise<number | undefined>;
  /** Ends a conflict; the other text stays among the versions. */
  resolve: (choice: 'mine' | 'theirs') => Promise<void>;
}

/**
 * A publication that is written: on this device with each change, on the server when it is flushed. What cannot be
 * sent waits; a change from elsewhere is a conflict that the writer decides.
 */
export const createDraft = (opened: Publication, userId: number, { save, read }: Server): Draft => {
  const { id } = opened;
  const device = crypto.randomUUID();
  const { content, isUnsaved, mine, device: adopted } = openingOf(opened, readLocalDrafts(userId, id));
  const $state = atom<DraftState>({
    ...{ publication: opened, content, failure: null },
    status: isUnsaved ? 'unsaved' : 'saved',
    conflict: mine && { mine, theirs: opened },
  });
  const set = (change: Partial<DraftState>) => $state.set({ ...$state.get(), ...change });
  let running: Promise<number | undefined> | undefined;

  const showConflict = async (written: PublicationContent): Promise<void> => {
    const theirs = await read();
    const isSame = isSameContent(written, theirs.content);
    set({
      publication: theirs,
      status: isSame ? 'saved' : 'unsaved',
      conflict: isSame ? null : { mine: written, theirs },
    });
  };

  const fail = async (error: unknown, written: PublicationContent): Promise<void> => {
    const { status = 0 } = error instanceof ApiError ? error : {};
    if (status === 409) await showConflict(written).catch(() => set({ status: 'offline' }));
    else if (status >= 400 && status < 500) set({ status: 'unsaved', failure: error as Error });
    else set({ status: 'offline' });
  };

  const send = async (): Promise<number | undefined> => {
    const { content: written, publication } = $state.get();
    set({ status: 'saving' });
    try {
      const answer = await save({ version: publication.version, device, content: written });
      const isLatest = $state.get().content === written;
      set({ publication: answer, failure: null, status: isLatest ? 'saved' : 'unsaved' });
      if (isLatest) dropLocalDrafts([device, adopted]);
      return answer.version;
    } catch (error) {
      await fail(error, written);
      return undefined;
    }
  };

  return {
    $state,
    change: next => {
      const { publication } = $state.get();
      writeLocalDraft({ userId, id, device, version: publication.version, content: next });
      set({ content: next, status: 'unsaved', failure: null });
    },
    take: publication => set({ publication }),
    flush: async () => {
      // One at a time: the next one begins with the version of the last.
      await running;
      const { status, publication } = $state.get();
      if (status === 'saved') return publication.version;
      running = send();
      return running;
    },
    resolve: async choice => {
      const { conflict } = $state.get();
      if (!conflict) return;
      const { mine: written, theirs } = conflict;
      set({ conflict: null, publication: theirs, content: written });
      const version = await send();
      if (choice === 'mine' || version === undefined) return;
      // Mine is a version now; theirs follows it, as of another page so that mine is retained.
      try {
        const answer = await save({ version, device: crypto.randomUUID(), content: theirs.content });
        set({ publication: answer, content: theirs.content });
      } catch {
        // The question is asked again: a save of this page would replace the version that has mine.
        set({ conflict: { mine: written, theirs: { ...theirs, version } } });
      }
    },
  };
};
