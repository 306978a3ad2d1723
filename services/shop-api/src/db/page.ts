import type { SelectQueryBuilder } from 'kysely';
import { pagingOf } from '../http/paging';

export interface PageRequest {
  page: number;
  per_page: number;
}

/** One page of a query's rows, and the counts for the answer. */
export const readPage = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, per_page }: PageRequest,
) => {
  const [rows, { total }] = await Promise.all([
    query
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, paging: pagingOf(page, per_page, rows.length, total) };
};
