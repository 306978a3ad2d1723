import type { StaffPromotion, StaffPromotionTerms } from '@ortoo/contracts';
import { maybeTime, wire } from '../http/display';
import { stateOf } from './promotion-terms.rules';
import type { PromotionFields, StaffPromotionRow } from './staff-promotions.tables';

const maybeWire = (amount: number | null) => (amount === null ? null : wire(amount));

export const serializeStaffPromotion = (row: StaffPromotionRow, now: Date): StaffPromotion => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  name: { mn: row.name.mn ?? '', en: row.name.en ?? '' },
  percent: row.percent === null ? null : Math.round(row.percent * 100),
  amount: maybeWire(row.amount),
  max_amount: maybeWire(row.max_amount),
  min_order: wire(row.min_order),
  brands: row.brands,
  products: row.products,
  combinable: row.combinable,
  usage_limit: row.usage_limit,
  per_user: row.per_user,
  used: row.used,
  owner: row.owner,
  starts_at: maybeTime(row.starts_at),
  expires_at: maybeTime(row.expires_at),
  active: row.active,
  state: stateOf(row, now),
  lock_version: row.lock_version,
});

const maybeDate = (at: string | null) => (at === null ? null : new Date(at));

/** Terms as the table has them. */
export const termsOf = (terms: StaffPromotionTerms) => ({
  ...terms,
  percent: terms.percent === null ? null : terms.percent / 100,
  starts_at: maybeDate(terms.starts_at),
  expires_at: maybeDate(terms.expires_at),
});

/** The columns of terms. */
export const columnsOf = (terms: StaffPromotionTerms) =>
  ({
    ...termsOf(terms),
    brands: JSON.stringify(terms.brands),
    products: JSON.stringify(terms.products),
  }) satisfies PromotionFields;
