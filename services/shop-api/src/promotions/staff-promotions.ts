import type { PromotionPreview, StaffPromotionTerms } from '@ortoo/contracts';
import type { Db } from '../db/schema';
import { wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { discountFor } from './discount.rules';
import { termsFaults } from './promotion-terms.rules';
import { termsOf } from './staff-promotion.mapper';
import { findLastPaid, findUnknown } from './staff-promotions.tables';

/** Rejects terms that do not fit together, or name what does not exist. */
export const checkTerms = async (db: Db, terms: StaffPromotionTerms & { used?: number }): Promise<void> => {
  const unknown = await findUnknown(db, { brands: terms.brands ?? [], products: terms.products ?? [] });
  const faults = {
    ...termsFaults(terms),
    ...(unknown.brands.length > 0 && { brands: 'unknown' as const }),
    ...(unknown.products.length > 0 && { products: 'unknown' as const }),
  };
  if (Object.keys(faults).length > 0)
    throw new DomainError('PROMOTION_TERMS', { fields: faults, extra: { unknown_products: unknown.products } });
};

/** Orders that terms are tried on. */
const tried = 500;
const examples = 5;

/** What terms would have taken off the last paid orders, if it had been the only code and anybody's first use. */
export const previewTerms = async ({ db, clock }: Shop, body: StaffPromotionTerms): Promise<PromotionPreview> => {
  await checkTerms(db, body);
  const now = clock();
  const terms = { ...termsOf(body), starts_at: null, expires_at: null, active: true, used: 0, user_id: null };
  const orders = await findLastPaid(db, tried);
  const fitting = orders.flatMap(({ number, total, lines }) => {
    const discount = discountFor(terms, lines, { userId: 0, uses: 0 }, now);
    return discount.ok ? [{ order_number: number, total, taken_off: discount.value }] : [];
  });
  return {
    orders: orders.length,
    fitting: fitting.length,
    taken_off: wire(fitting.reduce((sum, { taken_off }) => sum + taken_off, 0)),
    examples: fitting
      .slice(0, examples)
      .map(example => ({ ...example, total: wire(example.total), taken_off: wire(example.taken_off) })),
  };
};
