import { atom } from 'nanostores';

/** Page that a navigation has led to; undefined on the document's first page, which the browser announces. */
export const $announcement = atom<{ address: string; title: string } | undefined>(undefined);
