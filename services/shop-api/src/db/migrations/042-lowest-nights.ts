import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** The lowest price of a hotel's nights is known without the calendar; the import writes it from the seasons. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table hotels
      add column lowest_season_percent integer not null default 100 check (lowest_season_percent > 0)`,
    `update hotels h set lowest_season_percent = (
      select min(coalesce((
        select s.percent from hotel_seasons s
          where s.product_id = h.product_id and case when s.first_day <= s.last_day
            then days.day between s.first_day and s.last_day
            else days.day >= s.first_day or days.day <= s.last_day end
          order by s.position limit 1), 100))
      from (select to_char(day, 'MM-DD') as day
        from generate_series(date '2028-01-01', date '2028-12-31', interval '1 day') day) days)`,
  ]);
