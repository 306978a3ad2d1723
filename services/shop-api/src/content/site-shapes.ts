import type { SiteDocument } from '@ortoo/contracts';

/** The configuration that a site begins with. */
export interface FirstSite extends SiteDocument {
  code: string;
}

/** A site as it is published: one build serves them all. */
export interface Site extends FirstSite {
  version: number;
}
