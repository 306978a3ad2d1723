import { limits, pathOf, shopApiPrefix } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { textFor } from '../http/locale';
import { pagingOf } from '../http/paging';
import { findMovedSlug } from './moved.tables';
import { shareStock } from './places/stock-items.rules';
import { findStockItems } from './places/stores.tables';
import { readCards, readList, readProduct, readRelated } from './products';
import { readVariantCards } from './variant-cards';
import { findVariant } from './variants.tables';

export const productsRoutes: Routes = (app, shop) => {
  implement(app, 'listProducts', { isCached: true }, async ({ query, reader }) => {
    const { page, per_page, ids, ...filter } = query;
    if (ids !== undefined) {
      const products = await readCards(shop, [...new Set(ids.split(',').map(Number))], reader);
      return { ...pagingOf(1, limits.perPageMax, products.length, products.length), products };
    }
    const offset = (page - 1) * per_page;
    const { products, total } = await readList(shop, { ...filter, limit: per_page, offset }, reader);
    return { ...pagingOf(page, per_page, products.length, total), products };
  });

  implement(app, 'listVariants', { isCached: true }, async ({ query, reader }) => {
    const ids = [...new Set(query.ids.split(',').map(Number))];
    const cards = await readVariantCards(shop.db, ids, reader, shop.clock());
    return { variants: ids.flatMap(id => cards.get(id) ?? []) };
  });

  implement(app, 'getProduct', { isCached: true }, async ({ params, reader }, reply) => {
    const product = await readProduct(shop, params.slug, reader);
    if (product) return product;
    const moved = await findMovedSlug(shop.db, params.slug);
    if (moved === undefined) throw new DomainError('PRODUCT_NOT_FOUND');
    return reply.redirect(shopApiPrefix + pathOf(endpoints.getProduct, { slug: moved }), 301);
  });

  implement(app, 'listRelatedProducts', { isCached: true }, async ({ params, reader }) => {
    const products = await readRelated(shop, params.slug, limits.related, reader);
    return { ...pagingOf(1, limits.related, products.length, products.length), products };
  });

  implement(app, 'listStockItems', async ({ params, reader }) => {
    const variant = await findVariant(shop.db, params.id);
    if (!variant) throw new DomainError('VARIANT_NOT_FOUND');
    const { stores, warehouse } = shareStock(variant.stock, await findStockItems(shop.db, variant.id));
    const item = (stock_location_id: number | null, stock_location_name: string, count_on_hand: number) => ({
      id: variant.id,
      variant_id: variant.id,
      count_on_hand,
      backorderable: variant.backorderable,
      stock_location_id,
      stock_location_name,
    });
    const inStores = stores.map(({ id, name, count }) => item(id, textFor(reader, name), count));
    return { stock_items: [item(null, 'default', warehouse), ...inStores] };
  });
};
