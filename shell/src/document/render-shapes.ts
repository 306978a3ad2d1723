import type { ComposedRemote, Composition, GateTry } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { Tools } from '../tools/tools';

/** Configuration of a worker for its lifetime. */
export interface RenderSetup {
  composition: Composition;
  /** Releases that do not run here: their signature does not match, or loading them did not end. */
  withheld: BrokenRelease[];
  shell: Pick<ComposedRemote, 'base' | 'chunks'>;
  /** Digests of the browser's files, by address. */
  digests: Record<string, string>;
  /** Folder that holds `<remote>/<release>/`. */
  releases: string;
  apiOrigin: string;
  /** Identifies the caller to the services as the shop, not a visitor. */
  apiHeaders: Readonly<Record<string, string>>;
}

/** A release of a remote. */
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
  /** Version of its configuration: another one is read anew. */
  siteVersion: number;
  /** Token of a draft of the configuration that only this visitor sees. */
  preview?: string;
  locale: Locale;
  /** Without the locale prefix. */
  path: string;
  search: string;
  /** The visitor has confirmed the age that this page requires. */
  adult: boolean;
  /** The birth date that the page's gate has just rejected. */
  gateTry?: GateTry;
  /** A plan with remotes for this visitor only; they are not rendered here. */
  composition?: Composition;
  /** The visitor is a developer of the shop. */
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
  /** Reason of a failure, for the log. */
  failure?: string;
  /** Reason why a part of the page is missing; the browser may still show it. */
  gap?: string;
  /** The live release failed on this page, and its fallback did not. */
  broken?: BrokenRelease;
  /** The page is the same for every visitor, or for every visitor of age. */
  cacheable: boolean;
  /** The database is down: the page's data may be outdated, and a notice says so. */
  outage?: true;
  /** The content depends on the visitor's age: shared caches must not store it. */
  ageGated: boolean;
}
