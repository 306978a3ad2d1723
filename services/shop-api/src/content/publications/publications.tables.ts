import type { ArticleKind, PublicationContent, PublicationState } from '@ortoo/contracts';
import { sql } from 'kysely';
import { hasRow } from '../../db/has-row';
import { type PageRequest, readPage } from '../../db/page';
import type { Db } from '../../db/schema';

const publications = (db: Db) =>
  db
    .selectFrom('publications')
    .leftJoin('articles', 'articles.id', 'publications.article_id')
    .select([
      ...(['publications.id', 'publications.user_id', 'publications.kind', 'state', 'version', 'content'] as const),
      ...(['note', 'publish_at', 'publications.updated_at', 'article_id', 'articles.slug'] as const),
    ]);

export const findPublication = (db: Db, id: number) =>
  publications(db).where('publications.id', '=', id).executeTakeFirst();

export type PublicationRow = NonNullable<Awaited<ReturnType<typeof findPublication>>>;

/** Locks a publication until the transaction ends. */
export const lockPublication = async (trx: Db, id: number): Promise<PublicationRow | undefined> => {
  await trx.selectFrom('publications').select('id').where('id', '=', id).forUpdate().execute();
  return findPublication(trx, id);
};

export const listOwnPublications = (db: Db, userId: number, page: PageRequest) =>
  readPage(
    publications(db)
      .where('publications.user_id', '=', userId)
      .orderBy('publications.updated_at', 'desc')
      .orderBy('publications.id', 'desc'),
    page,
  );

interface StaffFilter extends PageRequest {
  /** All but drafts, or those in one state. */
  state: PublicationState | 'all';
  q?: string | undefined;
}

/** Publications with the name of their writer, the longest waiting first. */
export const listPublications = (db: Db, { state, q, ...page }: StaffFilter) => {
  const text = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return readPage(
    publications(db)
      .innerJoin('users', 'users.id', 'publications.user_id')
      .select(['users.firstname', 'users.lastname'])
      .where(({ eb }) => (state === 'all' ? eb('state', '<>', 'draft') : eb('state', '=', state)))
      .$if(text !== undefined && text !== '', query =>
        query.where(
          sql<boolean>`(concat_ws(' ', users.firstname, users.lastname) ilike ${text} or exists (
            select from jsonb_each(publications.content -> 'texts') as t where t.value ->> 'title' ilike ${text}))`,
        ),
      )
      .orderBy('publications.updated_at')
      .orderBy('publications.id'),
    page,
  );
};

/** How many a writer has that were never published. */
export const countUnpublished = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('article_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

interface NewPublication {
  userId: number;
  kind: ArticleKind;
  content: PublicationContent;
  now: Date;
}

export const insertPublication = async (db: Db, { userId, kind, content, now }: NewPublication): Promise<number> => {
  const { id } = await db
    .insertInto('publications')
    .values({
      ...{ user_id: userId, kind, state: 'draft', version: 0, content: JSON.stringify(content) },
      ...{ note: null, article_id: null, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface SavedVersion {
  id: number;
  version: number;
  device: string | null;
  content: PublicationContent;
  now: Date;
}

/** Stores the content as the next version, a draft. */
export const saveContent = async (trx: Db, { id, version, device, content, now }: SavedVersion): Promise<void> => {
  const text = JSON.stringify(content);
  await trx
    .updateTable('publications')
    .set({ version, content: text, state: 'draft', updated_at: now })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('publication_versions')
    .values({ publication_id: id, version, device, content: text, saved_at: now })
    .execute();
};

/** Drops the version before this one, when the same page saved it since then: it is a pause in the typing. */
export const dropReplacedVersion = async (
  trx: Db,
  { id, version, device }: Pick<SavedVersion, 'id' | 'version' | 'device'>,
  since: Date,
): Promise<void> => {
  await trx
    .deleteFrom('publication_versions')
    .where('publication_id', '=', id)
    .where('version', '=', version - 1)
    .where('device', '=', device)
    .where('saved_at', '>', since)
    .execute();
};

/** Retains the version of now, whatever its page saves next. */
export const retainVersion = async (trx: Db, id: number, version: number): Promise<void> => {
  await trx
    .updateTable('publication_versions')
    .set({ device: null })
    .where('publication_id', '=', id)
    .where('version', '=', version)
    .execute();
};

interface StateChange {
  state: PublicationState;
  now: Date;
  note?: string | null;
  publish_at?: Date | null;
  article_id?: number;
}

export const changeState = async (trx: Db, id: number, { now, ...change }: StateChange): Promise<void> => {
  await trx
    .updateTable('publications')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
};

/** False for one that was published. */
export const deletePublication = (db: Db, id: number): Promise<boolean> =>
  db.deleteFrom('publications').where('id', '=', id).where('article_id', 'is', null).returning('id').$call(hasRow);

/** The versions of a publication, the newest first. */
export const listVersions = (db: Db, id: number) =>
  db
    .selectFrom('publication_versions')
    .select(['version', 'saved_at'])
    .where('publication_id', '=', id)
    .orderBy('version', 'desc')
    .limit(200)
    .execute();

export const findVersion = (db: Db, id: number, version: number) =>
  db
    .selectFrom('publication_versions')
    .select(['version', 'saved_at', 'content'])
    .where('publication_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
