import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { textFor } from '../http/locale';
import { serializeNutrition } from './nutrition.mapper';
import { findDetails } from './products.tables';
import { sizeGuides } from './size-guides';

/** Facts about a product that matter before buying. */
export const factsRoutes: Routes = (app, shop) => {
  implement(app, 'getNutrition', { isCached: true }, async ({ params, reader }) => {
    const details = await findDetails(shop.db, params.slug);
    if (!details) throw new DomainError('PRODUCT_NOT_FOUND');
    if (!details.nutrition) throw new DomainError('NOT_FOUND');
    return serializeNutrition(details.nutrition, reader);
  });

  implement(app, 'getSizeGuide', async ({ params: { code }, reader }) => {
    const guide = Object.hasOwn(sizeGuides, code) ? sizeGuides[code] : undefined;
    if (!guide) throw new DomainError('NOT_FOUND');
    const { name, how, columns, rows } = guide;
    return {
      code,
      name: textFor(reader, name),
      how: how.map(text => textFor(reader, text)),
      columns: columns.map(text => textFor(reader, text)),
      rows: rows.map(row => [...row]),
    };
  });
};
