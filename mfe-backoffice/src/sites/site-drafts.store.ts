import type { SiteDocument } from '@ortoo/contracts';
import { map } from 'nanostores';

/** What is typed and not saved. */
export interface TypedSite {
  config: SiteDocument;
  /** The draft that was changed. */
  draftVersion: number;
}

/** Unsaved configurations of this tab, by code: a way back in the history does not lose them. */
export const $siteDrafts = map<Record<string, TypedSite | undefined>>({});

export const dropDraft = (code: string): void => $siteDrafts.setKey(code, undefined);
