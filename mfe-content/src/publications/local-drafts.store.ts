import type { PublicationContent } from '@ortoo/contracts';
import { persisted } from '@ortoo/stores';

/** What a page has not saved on the server yet. */
export interface LocalDraft {
  userId: number;
  /** The publication. */
  id: number;
  /** The page that wrote it. */
  device: string;
  /** Version of the server that it changes. */
  version: number;
  content: PublicationContent;
}

const isDraft = (value: unknown): boolean => {
  const { userId, id, device, version, content } = Object(value) as Partial<LocalDraft>;
  const areNumbers = [userId, id, version].every(number => typeof number === 'number');
  return areNumbers && typeof device === 'string' && typeof content?.texts === 'object';
};

/** The unsaved drafts of this device: of open pages, and of those that were closed without a network. */
export const $localDrafts = persisted<readonly LocalDraft[]>(
  'drafts',
  [],
  value => Array.isArray(value) && value.every(isDraft),
);

const isOf = (userId: number, id: number) => (draft: LocalDraft) => draft.userId === userId && draft.id === id;

export const readLocalDrafts = (userId: number, id: number): LocalDraft[] =>
  $localDrafts.get().filter(isOf(userId, id));

/** Replaces what the same page has stored before. */
export const writeLocalDraft = (draft: LocalDraft): void =>
  $localDrafts.set([...$localDrafts.get().filter(({ device }) => device !== draft.device), draft]);

/** Forgets what is on the server now: the drafts of these pages. */
export const dropLocalDrafts = (devices: readonly (string | null)[]): void =>
  $localDrafts.set($localDrafts.get().filter(({ device }) => !devices.includes(device)));
