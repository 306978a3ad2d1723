import type { ContactMessage } from '@ortoo/contracts';
import { type Insertable, type Selectable } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';

export type ContactRow = Selectable<Tables['contact_forms']>;
/** Why a message is held back. */
export type FormHold = ContactMessage['held_for'];

export const findFormKey = async (db: Db): Promise<string> =>
  (await db.selectFrom('form_keys').select('key').executeTakeFirstOrThrow()).key;

export const insertContactForm = (trx: Db, form: Insertable<Tables['contact_forms']>): Promise<ContactRow> =>
  trx.insertInto('contact_forms').values(form).returningAll().executeTakeFirstOrThrow();

type ListState = 'open' | 'held' | 'handled';

const inState = (db: Db, state: ListState) => {
  const query = db.selectFrom('contact_forms').selectAll();
  if (state === 'handled') return query.where('handled_at', 'is not', null);
  const open = query.where('handled_at', 'is', null);
  return state === 'held' ? open.where('held_for', 'is not', null) : open.where('held_for', 'is', null);
};

/** Messages of one state, the oldest first: it has waited longest. */
export const listContactForms = (db: Db, { state, ...page }: PageRequest & { state: ListState }) =>
  readPage(inState(db, state).orderBy('id', state === 'handled' ? 'desc' : 'asc'), page);

export const findContactForm = (db: Db, id: number): Promise<ContactRow | undefined> =>
  db.selectFrom('contact_forms').selectAll().where('id', '=', id).executeTakeFirst();

/** The first who handles a message stays its handler. */
export const markHandled = async (trx: Db, id: number, by: number, now: Date): Promise<void> => {
  await trx
    .updateTable('contact_forms')
    .set({ handled_at: now, handled_by: by })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .execute();
};

/** Undefined when the message is not held back, or handled already. */
export const releaseHeld = (trx: Db, id: number): Promise<ContactRow | undefined> =>
  trx
    .updateTable('contact_forms')
    .set({ held_for: null })
    .where('id', '=', id)
    .where('held_for', 'is not', null)
    .where('handled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
