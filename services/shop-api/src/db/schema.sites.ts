import type { SiteDocument } from '@ortoo/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Time } from './schema.types';

export interface SiteTables {
  sites: {
    code: string;
    version: Generated<number>;
    position: GeneratedAlways<number>;
    /** What somebody works on; its shape is not checked before it is published. */
    draft: Json<Record<string, unknown>> | null;
    draft_version: Generated<number>;
    draft_by: number | null;
  };
  site_versions: {
    site: string;
    version: number;
    config: Json<SiteDocument>;
    author_id: number | null;
    at: Time;
    note: Generated<string>;
  };
  /** Copies of drafts, each for the browsers that have its token. */
  site_previews: { token_hash: string; site: string; config: Json<SiteDocument>; expires_at: Time };
}
