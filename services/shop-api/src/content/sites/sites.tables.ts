import type { SiteDocument } from '@ortoo/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';

/** What is published of each site, the first site first. */
export const listPublished = (db: Db) =>
  db
    .selectFrom('sites as s')
    .innerJoin('site_versions as v', join => join.onRef('v.site', '=', 's.code').onRef('v.version', '=', 's.version'))
    .select(['s.code', 's.version', 's.draft_version', 'v.config', 'v.at'])
    .select(sql<boolean>`s.draft is not null`.as('has_draft'))
    .orderBy('s.position')
    .execute();

/** Inserts a site with its first version, unless there is one with its code. */
export const insertSite = async (
  trx: Db,
  code: string,
  { config, ...version }: { config: SiteDocument; author_id: number | null; at: Date; note: string },
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('sites')
    .values({ code })
    .onConflict(conflict => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!inserted) return false;
  await trx
    .insertInto('site_versions')
    .values({ site: code, version: 1, config: JSON.stringify(config), ...version })
    .execute();
  return true;
};

export const findStoredSite = (db: Db, code: string) =>
  db
    .selectFrom('sites as s')
    .innerJoin('site_versions as v', join => join.onRef('v.site', '=', 's.code').onRef('v.version', '=', 's.version'))
    .leftJoin('users as u', 'u.id', 's.draft_by')
    .select(['s.code', 's.version', 's.draft', 's.draft_version', 'v.config', 'v.at', 'u.firstname', 'u.lastname'])
    .where('s.code', '=', code)
    .executeTakeFirst();
export type StoredSite = NonNullable<Awaited<ReturnType<typeof findStoredSite>>>;

/** One change of sites at a time, so that no two have a host. */
export const lockSites = (trx: Db) => sql`select pg_advisory_xact_lock(hashtext('sites'))`.execute(trx);

export const listVersions = (db: Db, site: string) =>
  db
    .selectFrom('site_versions as v')
    .leftJoin('users as u', 'u.id', 'v.author_id')
    .select(['v.version', 'v.at', 'v.note', 'v.author_id', 'u.firstname', 'u.lastname'])
    .where('v.site', '=', site)
    .orderBy('v.version', 'desc')
    .limit(100)
    .execute();

export const findVersion = (db: Db, site: string, version: number) =>
  db
    .selectFrom('site_versions')
    .select('config')
    .where('site', '=', site)
    .where('version', '=', version)
    .executeTakeFirst();

/** Sets the draft, or removes it, and counts the change. */
export const setDraft = async (
  trx: Db,
  code: string,
  draft: Record<string, unknown> | null,
  by: number | null,
): Promise<void> => {
  await trx
    .updateTable('sites')
    .set(set => ({
      draft: draft && JSON.stringify(draft),
      draft_by: draft && by,
      draft_version: set('draft_version', '+', 1),
    }))
    .where('code', '=', code)
    .execute();
};

export const insertVersion = async (
  trx: Db,
  {
    site,
    version,
    config,
    ...rest
  }: {
    site: string;
    version: number;
    config: SiteDocument;
    author_id: number;
    at: Date;
    note: string;
  },
): Promise<void> => {
  await trx
    .insertInto('site_versions')
    .values({ site, version, config: JSON.stringify(config), ...rest })
    .execute();
  await trx.updateTable('sites').set({ version }).where('code', '=', site).execute();
};

export const insertPreview = async (
  trx: Db,
  preview: { token_hash: string; site: string; config: SiteDocument; expires_at: Date },
  now: Date,
): Promise<void> => {
  await trx.deleteFrom('site_previews').where('expires_at', '<=', now).execute();
  await trx
    .insertInto('site_previews')
    .values({ ...preview, config: JSON.stringify(preview.config) })
    .execute();
};

export const findPreview = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('site_previews')
    .select(['site', 'config', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
