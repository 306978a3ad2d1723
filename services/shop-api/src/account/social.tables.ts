import type { SocialProviderName } from '@ortoo/contracts';
import type { Insertable, Selectable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';
import type { SocialOutcome } from './social.rules';

type Attempt = Selectable<Tables['social_attempts']>;
export type SocialAttempt = Omit<Attempt, 'provider'> & { provider: SocialProviderName };
export type SocialLinkRow = Omit<Selectable<Tables['social_links']>, 'provider'> & { provider: SocialProviderName };

export const insertAttempt = async (db: Db, row: Insertable<Tables['social_attempts']>): Promise<void> => {
  await db.insertInto('social_attempts').values(row).execute();
};

export const findAttempt = (db: Db, browser_hash: string, now: Date): Promise<SocialAttempt | undefined> =>
  db
    .selectFrom('social_attempts')
    .selectAll()
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', now)
    .$castTo<SocialAttempt>()
    .executeTakeFirst();

/** The first return counts. */
export const setOutcome = async (db: Db, browser_hash: string, outcome: SocialOutcome): Promise<void> => {
  await db
    .updateTable('social_attempts')
    .set({ outcome: JSON.stringify(outcome) })
    .where('browser_hash', '=', browser_hash)
    .where('outcome', 'is', null)
    .execute();
};

/** True for the first caller that ends it. */
export const endAttempt = (db: Db, browser_hash: string): Promise<boolean> =>
  db.deleteFrom('social_attempts').where('browser_hash', '=', browser_hash).returning('provider').$call(hasRow);

export const dropExpiredAttempts = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('social_attempts').where('expires_at', '<=', now).execute();
};

export const findLink = (db: Db, provider: SocialProviderName, subject: string): Promise<SocialLinkRow | undefined> =>
  db
    .selectFrom('social_links')
    .selectAll()
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .$castTo<SocialLinkRow>()
    .executeTakeFirst();

export const findLinksOf = (db: Db, user_id: number): Promise<SocialLinkRow[]> =>
  db
    .selectFrom('social_links')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('provider', 'desc')
    .$castTo<SocialLinkRow>()
    .execute();

/** False when the account, or the user, has another link already. */
export const insertLink = (db: Db, row: Insertable<Tables['social_links']>): Promise<boolean> =>
  db
    .insertInto('social_links')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .$call(hasRow);

export const touchLink = async (
  db: Db,
  { provider, subject }: { provider: SocialProviderName; subject: string },
  used_at: Date,
): Promise<void> => {
  await db
    .updateTable('social_links')
    .set({ used_at })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
};

export const deleteLink = (db: Db, user_id: number, provider: SocialProviderName) =>
  db
    .deleteFrom('social_links')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .returning('user_id')
    .executeTakeFirst();
