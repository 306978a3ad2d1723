import type { Insertable, Selectable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

export type CardRow = Selectable<Tables['cards']>;
export type CardInvoiceRow = Selectable<Tables['card_invoices']>;

export const findCards = (db: Db, userId: number, all: boolean): Promise<CardRow[]> =>
  db
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(!all, query => query.where('removed_at', 'is', null))
    .orderBy('id', 'desc')
    .execute();

export const findCard = (db: Db, userId: number, id: number): Promise<CardRow | undefined> =>
  db
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

type NewCard = Omit<Insertable<Tables['cards']>, 'removed_at'>;

/** The bank issues another token each time: bank, holder and last digits show that a card is saved already. */
const renewToken = (trx: Db, { token, user_id, bank, holder, last4 }: NewCard) =>
  trx
    .updateTable('cards')
    .set({ token })
    .where('user_id', '=', user_id)
    .where('bank', '=', bank)
    .where('holder', '=', holder)
    // Digits alone do not tell two cards apart.
    .where('holder', '!=', '')
    .where('last4', '=', last4)
    .where('removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('cards as other').select('other.id').where('other.token', '=', token))),
    )
    .returning('id')
    .executeTakeFirst();

/** The same token a second time is the same card. */
const insertCard = async (db: Db, card: NewCard): Promise<number> => {
  const { id } = await db
    .insertInto('cards')
    .values({ ...card, removed_at: null })
    .onConflict(conflict => conflict.column('token').doUpdateSet({ removed_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Saves a card once per owner, also when two saves overlap. */
export const saveCard = async (trx: Db, card: NewCard): Promise<number> => {
  await trx.selectFrom('users').select('id').where('id', '=', card.user_id).forUpdate().execute();
  return (await renewToken(trx, card))?.id ?? insertCard(trx, card);
};

/** False when there is no such card to delete. Its token is deleted too. */
export const markRemoved = (db: Db, userId: number, id: number, now: Date): Promise<boolean> =>
  db
    .updateTable('cards')
    .set({ removed_at: now, token: `removed:${id}` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .$call(hasRow);

export const insertCardInvoice = async (db: Db, invoice: Insertable<Tables['card_invoices']>): Promise<void> => {
  await db.insertInto('card_invoices').values(invoice).execute();
};

export const findCardInvoice = (db: Db, number: string): Promise<CardInvoiceRow | undefined> =>
  db.selectFrom('card_invoices').selectAll().where('number', '=', number).executeTakeFirst();

/** Locks the card against other readers until the transaction ends. */
export const lockCardInvoice = (trx: Db, number: string): Promise<CardInvoiceRow | undefined> =>
  trx.selectFrom('card_invoices').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();

export const findRegistration = (db: Db, userId: number, number: string): Promise<CardInvoiceRow | undefined> =>
  db
    .selectFrom('card_invoices')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'registration')
    .executeTakeFirst();

export const settleCardInvoice = async (
  db: Db,
  number: string,
  state: CardInvoiceRow['state'],
  cardId: number | null,
): Promise<void> => {
  await db
    .updateTable('card_invoices')
    .set({ state, card_id: cardId })
    .where('number', '=', number)
    .where('state', '=', 'open')
    .execute();
};
