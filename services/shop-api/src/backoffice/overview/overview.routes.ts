import { findOptions, optionsText, productText } from '../../catalog/api';
import { maybePicture, time } from '../../http/display';
import { implement, type Routes } from '../../http/implement';
import { textFor } from '../../http/locale';
import { daysLeft, findFailingMethods, findLowStock } from './risks.tables';
import { readSales } from './sales';

const day = 86_400_000;

export const overviewRoutes: Routes = (app, shop) => {
  implement(app, 'getStaffSales', ({ query, viewer }) => readSales(shop, query.days, viewer.vendorId));

  implement(app, 'getLowStock', async ({ viewer, reader }) => {
    const [rows, options] = await Promise.all([
      findLowStock(shop.db, shop.clock(), viewer.vendorId),
      findOptions(shop.db),
    ]);
    const variants = rows.map(row => ({
      ...row,
      name: productText(row, reader).name,
      options_text: optionsText(row.option_value_ids, options, reader),
      image: maybePicture(row.image ?? row.images[0]),
      days_left: daysLeft(row),
    }));
    return { variants, total_count: rows[0]?.total ?? 0 };
  });

  implement(app, 'getFailingMethods', async ({ reader }) => {
    const rows = await findFailingMethods(shop.db, new Date(shop.clock().getTime() - day));
    const methods = rows.map(({ name, last_failed_at, ...row }) => ({
      ...row,
      name: textFor(reader, name),
      last_failed_at: time(last_failed_at),
    }));
    return { methods };
  });
};
