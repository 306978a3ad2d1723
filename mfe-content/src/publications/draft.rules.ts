import type { Publication, PublicationContent } from '@ortoo/contracts';

export const isSameContent = (a: PublicationContent, b: PublicationContent): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

interface Unsaved extends Pick<Publication, 'version' | 'content'> {
  device: string;
}

/** What a page that opens shows, and what it must ask. */
export interface Opening {
  content: PublicationContent;
  /** Content of this device that is not on the server, which has changed since. */
  mine: PublicationContent | null;
  isUnsaved: boolean;
  /** The page whose draft this is; the drafts of others stay on the device. */
  device: string | null;
}

/** Compares what the server has with what this device has not saved: the latest of it decides. */
export const openingOf = (saved: Publication, drafts: readonly Unsaved[]): Opening => {
  const unsaved = drafts.filter(({ content }) => !isSameContent(content, saved.content));
  const [draft] = unsaved.toSorted((a, b) => b.version - a.version);
  if (!draft) return { content: saved.content, mine: null, isUnsaved: false, device: null };
  const { device } = draft;
  if (draft.version === saved.version) return { content: draft.content, mine: null, isUnsaved: true, device };
  return { content: saved.content, mine: draft.content, isUnsaved: false, device };
};
