import type { Paging } from '@ortoo/contracts';

/** Counts at the root of a paged answer. */
export const pagingOf = (page: number, perPage: number, count: number, total: number): Paging => ({
  count,
  total_count: total,
  current_page: page,
  per_page: perPage,
  pages: Math.ceil(total / perPage),
});
