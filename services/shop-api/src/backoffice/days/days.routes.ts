import type { ShopDay, ShopDayDetail } from '@ortoo/contracts';
import { shopDayCsvParamsSchema } from '@ortoo/contracts/schema';
import type { Locale } from '@ortoo/i18n';
import type { StoredFigure } from '../../db/schema.money';
import { maybeTime, wire } from '../../http/display';
import { implement, type Routes } from '../../http/implement';
import { pagingOf } from '../../http/paging';
import { localDay } from '../../leasing/api';
import { closeDay, type Day, daysBack, readDay } from './days';
import { dayCsv } from './days-csv';
import { findClosings, findFirstDay, findLastClosed } from './days.tables';
import { nameOfWay } from './way-names';

type Amount = 'came' | 'went' | 'fees' | 'owed' | 'differences';

const sumOf = (figures: readonly StoredFigure[], name: Amount): number =>
  figures.reduce((sum, figure) => sum + figure[name], 0);

/** Wallets, cards and vouchers hold money that has come before. */
const isMoney = ({ way }: StoredFigure): boolean => !['wallet', 'gift_card', 'voucher'].includes(way);

const serializeRow = ({ day, state, closing, figures }: Day): ShopDay => {
  const money = figures.filter(isMoney);
  return {
    ...{ day, state, came: wire(sumOf(money, 'came')), went: wire(sumOf(money, 'went')) },
    differences: sumOf(figures, 'differences'),
    closed_at: maybeTime(closing?.closed_at ?? null),
    closed_by: closing?.closed_by ?? null,
  };
};

const serializeDay = (day: Day, locale: Locale): ShopDayDetail => ({
  ...serializeRow(day),
  ...{ fees: wire(sumOf(day.figures, 'fees')), owed: wire(sumOf(day.figures, 'owed')) },
  ...{ movements: day.movements, late: day.late, note: day.closing?.note ?? null },
  figures: day.figures.map(({ way, came, went, fees, owed, differences }) => ({
    ...{ way: nameOfWay(way, locale), came: wire(came), went: wire(went), fees: wire(fees), owed: wire(owed) },
    differences,
  })),
});

/** The days of the books: what came and went, and their closing. */
export const daysRoutes: Routes = (app, shop) => {
  const today = () => localDay(shop.clock());
  const read = async (day: string) => readDay(shop.db, { day, today: today(), last: await findLastClosed(shop.db) });

  implement(app, 'listShopDays', async ({ query: { page, per_page } }) => {
    const [last, first] = await Promise.all([findLastClosed(shop.db), findFirstDay(shop.db)]);
    const { days, total } = daysBack(today(), first ?? today(), (page - 1) * per_page, per_page);
    const closings = new Map((await findClosings(shop.db, days)).map(closing => [closing.day, closing]));
    const rows: ShopDay[] = [];
    for (const day of days)
      rows.push(serializeRow(await readDay(shop.db, { day, today: today(), last }, closings.get(day))));
    return { ...pagingOf(page, per_page, rows.length, total), days: rows };
  });

  implement(app, 'getShopDay', async ({ params, reader }) => serializeDay(await read(params.day), reader.locale));

  implement(app, 'closeShopDay', async request => {
    const { day } = request.params;
    const { movements, note } = request.body;
    await closeDay(shop, request, { day, today: today(), movements, note });
    return serializeDay(await read(day), request.reader.locale);
  });

  app.get(
    '/back_office/days/:day/export.csv',
    { schema: { params: shopDayCsvParamsSchema } },
    async (request, reply) => {
      const { day } = request.params;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${day}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(dayCsv(await read(day), request.reader.locale));
    },
  );
};
