import { sql } from 'kysely';
import { type PageRequest, readPage } from '../../db/page';
import type { Db } from '../../db/schema';
import { plainCode } from '../../money/api';
import { isOwnerFound } from './wallet-owners.tables';

const isCodeFound = (q: string) => sql<boolean>`strpos(replace(upper(v.code), '-', ''), ${plainCode(q)}) > 0`;

/** Vouchers of everybody, the last first. */
export const listVouchers = (db: Db, q: string | undefined, page: PageRequest) =>
  readPage(
    db
      .selectFrom('vouchers as v')
      .innerJoin('users as u', 'u.id', 'v.user_id')
      .$if(Boolean(q), some => some.where(({ or }) => or([isCodeFound(q!), isOwnerFound(q!)])))
      .selectAll('v')
      .select(['u.phone', 'u.email', sql<string>`trim(concat(u.firstname, ' ', u.lastname))`.as('owner')])
      .orderBy('v.id', 'desc'),
    page,
  );
