import {
  type NewStaffPromotion,
  type StaffPromotion,
  type StaffPromotionTerms,
  toMoney,
  type WireMoney,
} from '@ortoo/contracts';

/** Fields of the form as they are typed. */
export interface PromotionFields {
  code: string;
  kind: StaffPromotion['kind'];
  mn: string;
  en: string;
  takes: 'percent' | 'amount';
  percent: string;
  amount: string;
  max_amount: string;
  min_order: string;
  brands: readonly string[];
  /** Slugs or addresses of products, one in each line. */
  products: string;
  combinable: boolean;
  usage_limit: string;
  per_user: string;
  /** Days, `2026-12-01`; the last one is included. */
  starts: string;
  expires: string;
  active: boolean;
}

export type PromotionFaults = Partial<Record<keyof PromotionFields, string>>;

const hour = 3_600_000;
/** The shop's zone is eight hours ahead all year. */
const ahead = 8 * hour;

const dayOf = (at: string | null, before = 0): string =>
  at === null ? '' : new Date(Date.parse(at) + ahead - before).toISOString().slice(0, 10);
const midnightOf = (day: string, days = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - ahead + days * 24 * hour).toISOString();

/** The day that a code ends with: it ends at the midnight after it. */
const lastDayOf = (at: string | null): string => dayOf(at, 1);

const digitsOf = (amount: WireMoney | null): string => (amount === null ? '' : String(toMoney(amount)));

export const emptyFields: PromotionFields = {
  ...{ code: '', kind: 'coupon', mn: '', en: '', takes: 'percent', percent: '', amount: '', max_amount: '' },
  ...{ min_order: '', brands: [], products: '', combinable: false, usage_limit: '', per_user: '1' },
  ...{ starts: '', expires: '', active: true },
};

/** A code as the form shows it. */
export const fieldsOf = (promotion: StaffPromotion): PromotionFields => ({
  code: promotion.code,
  kind: promotion.kind,
  mn: promotion.name.mn,
  en: promotion.name.en,
  takes: promotion.percent === null ? 'amount' : 'percent',
  percent: promotion.percent === null ? '' : String(promotion.percent),
  amount: digitsOf(promotion.amount),
  max_amount: digitsOf(promotion.max_amount),
  min_order: toMoney(promotion.min_order) === 0 ? '' : digitsOf(promotion.min_order),
  brands: promotion.brands ?? [],
  products: (promotion.products ?? []).join('\n'),
  combinable: promotion.combinable,
  usage_limit: promotion.usage_limit === null ? '' : String(promotion.usage_limit),
  per_user: promotion.per_user === null ? '' : String(promotion.per_user),
  starts: dayOf(promotion.starts_at),
  expires: lastDayOf(promotion.expires_at),
  active: promotion.active,
});

const numberOf = (digits: string): number | null => (digits === '' ? null : Number(digits));

/** Slugs of a text with one slug or address of a product in each line. */
export const slugsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map(line => line.replace(/[?#].*$/, '').replace(/\/+$/, ''))
      .map(line => line.slice(line.lastIndexOf('/') + 1))
      .filter(Boolean),
  ),
];

const orNull = <T>(list: readonly T[]): T[] | null => (list.length === 0 ? null : [...list]);

/** The terms that are typed. A time that the form has not changed stays to the second. */
export const termsOf = (fields: PromotionFields, before?: StaffPromotion): StaffPromotionTerms => {
  const isPercent = fields.takes === 'percent';
  const isSameStart = before && dayOf(before.starts_at) === fields.starts;
  const isSameEnd = before && lastDayOf(before.expires_at) === fields.expires;
  const starts = fields.starts ? midnightOf(fields.starts) : null;
  const expires = fields.expires ? midnightOf(fields.expires, 1) : null;
  return {
    percent: isPercent ? numberOf(fields.percent) : null,
    amount: isPercent ? null : numberOf(fields.amount),
    max_amount: isPercent ? numberOf(fields.max_amount) : null,
    min_order: numberOf(fields.min_order) ?? 0,
    brands: orNull(fields.brands),
    products: orNull(slugsOf(fields.products)),
    combinable: fields.combinable,
    usage_limit: numberOf(fields.usage_limit),
    per_user: numberOf(fields.per_user),
    starts_at: isSameStart ? before.starts_at : starts,
    expires_at: isSameEnd ? before.expires_at : expires,
  };
};

export const bodyOf = (fields: PromotionFields): NewStaffPromotion => ({
  ...termsOf(fields),
  code: fields.code.trim(),
  kind: fields.kind,
  name: { mn: fields.mn.trim(), en: fields.en.trim() },
  active: fields.active,
});

const codes = { coupon: /^[A-Za-z0-9-]{3,30}$/, promo: /^\d{4}$/ };

/** Keys of what is wrong with the terms, by field. */
export const termsFaultsOf = (fields: PromotionFields): PromotionFaults => {
  const percent = Number(fields.percent);
  const isPercentWrong = fields.takes === 'percent' && (percent < 1 || percent > 100);
  const isAmountWrong = fields.takes === 'amount' && Number(fields.amount) < 1;
  const isOver = fields.starts !== '' && fields.expires !== '' && fields.expires < fields.starts;
  return {
    ...(isPercentWrong && { percent: 'promotions.faults.percent' }),
    ...(isAmountWrong && { amount: 'promotions.faults.amount' }),
    ...(isOver && { expires: 'promotions.faults.expires' }),
  };
};

/** Keys of what is wrong, by field, in the order of the form. */
export const faultsOf = (fields: PromotionFields): PromotionFaults => ({
  ...(!codes[fields.kind].test(fields.code.trim()) && { code: `promotions.faults.${fields.kind}` }),
  ...(fields.mn.trim() === '' && { mn: 'promotions.faults.name' }),
  ...(fields.en.trim() === '' && { en: 'promotions.faults.name' }),
  ...termsFaultsOf(fields),
});

/** Fields of the form by the names that the server gives them. */
const formNames: Readonly<Record<string, keyof PromotionFields>> = { expires_at: 'expires', starts_at: 'starts' };

const isField = (name: string): name is keyof PromotionFields => name in emptyFields;

/** The server's messages by field of the form. */
export const faultsOfServer = (messages: Readonly<Record<string, string>>): PromotionFaults =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) => {
      const field = formNames[name] ?? name;
      return isField(field) ? [[field, message]] : [];
    }),
  );
