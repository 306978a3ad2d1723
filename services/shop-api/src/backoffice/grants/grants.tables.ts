import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type PageRequest, readPage } from '../../db/page';
import type { Db, Tables } from '../../db/schema';

export type GrantRow = Selectable<Tables['money_grants']>;

export const insertGrant = (trx: Db, grant: Insertable<Tables['money_grants']>): Promise<GrantRow> =>
  trx.insertInto('money_grants').values(grant).returningAll().executeTakeFirstOrThrow();

/** Decides a proposal; undefined when somebody has done so. */
export const decideGrant = (
  trx: Db,
  id: number,
  change: Pick<Updateable<Tables['money_grants']>, 'state' | 'decided_by' | 'decided_at'>,
): Promise<GrantRow | undefined> =>
  trx
    .updateTable('money_grants')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .returningAll()
    .executeTakeFirst();

export const setGranted = async (
  trx: Db,
  id: number,
  granted: Pick<Updateable<Tables['money_grants']>, 'gift_card_id' | 'voucher_id'>,
): Promise<void> => {
  await trx.updateTable('money_grants').set(granted).where('id', '=', id).execute();
};

export const insertGiftCard = async (trx: Db, card: Insertable<Tables['gift_cards']>): Promise<number> =>
  (await trx.insertInto('gift_cards').values(card).returning('id').executeTakeFirstOrThrow()).id;

export const insertVoucher = async (trx: Db, voucher: Insertable<Tables['vouchers']>): Promise<number> =>
  (await trx.insertInto('vouchers').values(voucher).returning('id').executeTakeFirstOrThrow()).id;

const nameOf = (user: string) =>
  sql<string>`coalesce(nullif(trim(concat(${sql.ref(`${user}.firstname`)}, ' ', ${sql.ref(`${user}.lastname`)})), ''),
    ${sql.ref(`${user}.email`)}, ${sql.ref(`${user}.phone`)}, '')`;

const grants = (db: Db) =>
  db
    .selectFrom('money_grants as g')
    .leftJoin('users as u', 'u.id', 'g.user_id')
    .innerJoin('users as p', 'p.id', 'g.proposed_by')
    .leftJoin('users as d', 'd.id', 'g.decided_by')
    .leftJoin('gift_cards as c', 'c.id', 'g.gift_card_id')
    .selectAll('g')
    .select([
      'c.code',
      'u.phone',
      'u.email',
      nameOf('u').as('name'),
      nameOf('p').as('proposer'),
      nameOf('d').as('decider'),
    ]);

export type ListedGrant = NonNullable<Awaited<ReturnType<typeof findGrant>>>;

export const findGrant = (db: Db, id: number) => grants(db).where('g.id', '=', id).executeTakeFirst();

interface GrantFilter {
  state: 'open' | 'all';
  kind?: GrantRow['kind'] | undefined;
  q?: string | undefined;
}

const containing = (words: string) => `%${words.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

export const listGrants = (db: Db, { state, kind, q }: GrantFilter, page: PageRequest) =>
  readPage(
    grants(db)
      .$if(state === 'open', some => some.where('g.state', '=', 'proposed'))
      .$if(kind !== undefined, some => some.where('g.kind', '=', kind!))
      .$if(Boolean(q), some =>
        some.where(({ or, eb }) =>
          or([eb(nameOf('u'), 'ilike', containing(q!)), eb('u.phone', 'like', containing(q!))]),
        ),
      )
      .orderBy('g.id', 'desc'),
    page,
  );
