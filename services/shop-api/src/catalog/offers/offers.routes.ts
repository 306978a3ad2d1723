import { transact } from '../../db/changes';
import { DomainError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import type { PriceFacts } from '../pricing.rules';
import { audit } from '../../staff/api';
import { readProduct } from '../products';
import { priceFaults } from './offers.rules';
import {
  changeStock,
  lockProduct,
  lockVariant,
  updateProductPrices,
  updateVariantPrices,
  type VariantRow,
} from './offers.tables';

const evaluate = (prices: PriceFacts): void => {
  const fields = priceFaults(prices);
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', { fields });
};

/** The fields of the input, over the current values. */
const over = <T extends object>(known: T, change: { [K in keyof T]?: T[K] | undefined }): T => ({
  ...known,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

const auditedOf = ({ price, selling_price, stock }: VariantRow) => ({ price, selling_price, stock });

/** Prices and stock managed by the staff. The search and the pages follow by themselves. */
export const offersRoutes: Routes = (app, shop) => {
  implement(app, 'changeProduct', async request => {
    const { slug } = request.params;
    await transact(shop.db, async trx => {
      const row = await lockProduct(trx, slug, request.viewer.vendorId);
      if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
      const { id, ...known } = row;
      const prices = over(known, request.body.product);
      evaluate(prices);
      await updateProductPrices(trx, id, prices);
      await audit(trx, request, { subject: 'product', id: slug, before: known, after: prices });
    });
    const product = await readProduct(shop, slug, request.reader);
    if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
    return product;
  });

  implement(app, 'changeVariant', async request => {
    const { id } = request.params;
    const { stock_item: stock, ...change } = request.body.variant;
    const slug = await transact(shop.db, async trx => {
      const row = await lockVariant(trx, id, request.viewer.vendorId);
      if (!row) throw new DomainError('VARIANT_NOT_FOUND');
      if (Object.keys(change).length > 0) {
        const { sale_start_at, sale_expire_at } = row;
        const { price, selling_price } = over({ price: row.price, selling_price: row.selling_price }, change);
        evaluate({ price: price ?? row.product_price, selling_price, sale_start_at, sale_expire_at });
        await updateVariantPrices(trx, id, { price, selling_price });
      }
      if (stock && !(await changeStock(trx, id, stock)))
        throw new DomainError('INVALID', { fields: { count_on_hand: 'small' } });
      const changed = (await lockVariant(trx, id, null)) ?? row;
      await audit(trx, request, { subject: 'variant', id, before: auditedOf(row), after: auditedOf(changed) });
      return row.slug;
    });
    const product = await readProduct(shop, slug, request.reader);
    const variant = product?.variants.find(one => one.id === id);
    if (!variant) throw new DomainError('VARIANT_NOT_FOUND');
    return variant;
  });
};
