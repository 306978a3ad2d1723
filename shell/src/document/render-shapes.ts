import type { ComposedRemote, Composition } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { Tools } from '../tools/tools';

/** What a worker renders with for as long as it lives. */
export interface RenderSetup {
  composition: Composition;
  /** Releases that are not run here: their files are not what was signed, or loading them did not end. */
  withheld: BrokenRelease[];
  shell: Pick<ComposedRemote, 'base' | 'chunks'>;
  /** Digests of the browser's files, by address. */
  digests: Record<string, string>;
  /** Folder that holds `<remote>/<release>/`. */
  releases: string;
  apiOrigin: string;
  /** Tells the services that the shop itself asks, and not a visitor. */
  apiHeaders: Readonly<Record<string, string>>;
}

/** Which release of which remote. */
export interface ReleaseName {
  remote: string;
  release: string;
}

/** A release that does not run here. */
export interface BrokenRelease extends ReleaseName {
  why: string;
}

/** One page to render. */
export interface RenderRequest {
  origin: string;
  site: string;
  locale: Locale;
  /** Without the locale prefix. */
  path: string;
  search: string;
  /** The visitor has confirmed the age that this page asks for. */
  adult: boolean;
  /** A plan with remotes that only this visitor may have; they are not rendered here. */
  composition?: Composition;
  /** The visitor is one of those who make the shop. */
  tools?: Tools;
}

/** The rendered page. */
export interface RenderResult {
  status: number;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Set for redirects. */
  location?: string;
  /** Why the page could not be shown, for the log. */
  failure?: string;
  /** Why a part of the page is missing, which the browser may yet show. */
  gap?: string;
  /** The live release could not show this page, and the one that stands in for it could. */
  broken?: BrokenRelease;
  /** The page is the same for every visitor, or for every visitor of age. */
  cacheable: boolean;
  /** What the page shows hangs on the visitor's age: no cache on the way may keep it. */
  ageGated: boolean;
}
