import type { Text } from '../db/schema.types';

const day = 86_400_000;
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * day);

/** Balances of the example shopper's wallets. */
export const exampleBalances: Readonly<Record<string, number>> = {
  money: 350_000,
  gift: 60_000,
  cashback: 42_000,
  loyalty: 18_500,
  pocket: 25_000,
  partner: 180_000,
  digital: 40_000,
  store_credit: 55_000,
};

/** Typed with dashes or without. */
export const exampleGiftCards = (now: Date) => [
  { code: 'GIFT50K020260001', amount: 50_000, expires_at: inDays(now, 365) },
  { code: 'GIFT200K20260002', amount: 200_000, expires_at: null },
  { code: 'GIFT50K020260004', amount: 50_000, expires_at: inDays(now, 365) },
  { code: 'GIFT50K020260005', amount: 50_000, expires_at: inDays(now, 365) },
  ...Array.from({ length: 20 }, (_, at) => ({
    code: `GIFT10K02026${1001 + at}`,
    amount: 10_000,
    expires_at: inDays(now, 365),
  })),
  { code: 'GIFTOLD020200003', amount: 30_000, expires_at: inDays(now, -30) },
];

export const exampleVouchers = (now: Date) => [
  {
    code: 'V-TURSUN',
    name: { mn: 'Төрсөн өдрийн эрхийн бичиг', en: 'Birthday voucher', ru: 'Ваучер ко дню рождения', cn: '生日代金券', it: 'Buono compleanno' },
    amount: 15_000,
    min_order: 50_000,
    brands: null,
    expires_at: inDays(now, 60),
  },
  {
    code: 'V-UL',
    name: { mn: '«Ул» гутлын эрхийн бичиг', en: 'Voucher for Ul boots', ru: 'Ваучер на обувь «Ул»', cn: '“Ул”鞋靴代金券', it: 'Buono per scarpe Ul' },
    amount: 30_000,
    min_order: 0,
    brands: ['ul'],
    expires_at: inDays(now, 90),
  },
  {
    code: 'V-KHUUCHIN',
    name: { mn: 'Өнгөрсөн жилийн эрхийн бичиг', en: 'Last year’s voucher', ru: 'Прошлогодний ваучер', cn: '去年的代金券', it: 'Buono dell’anno scorso' },
    amount: 5_000,
    min_order: 0,
    brands: null,
    expires_at: inDays(now, -30),
  },
];

interface ExamplePromotion {
  code: string;
  kind: 'coupon' | 'promo';
  name: Text;
  percent?: number;
  amount?: number;
  max_amount?: number;
  min_order?: number;
  brands?: string[];
  combinable?: boolean;
  usage_limit?: number;
  per_user?: number;
  expires_at?: Date;
}

export const examplePromotions = (now: Date): ExamplePromotion[] => [
  {
    code: 'ORTOO10',
    kind: 'coupon',
    name: { mn: '10 хувийн хямдрал', en: '10% off', ru: 'Скидка 10\u00a0%', cn: '九折优惠', it: 'Sconto del 10%' },
    percent: 0.1,
    max_amount: 50_000,
    expires_at: inDays(now, 365),
  },
  {
    code: 'NEGUDAA',
    kind: 'coupon',
    name: { mn: 'Ганц удаагийн 20,000₮', en: '20,000₮ off, once', ru: 'Разовая скидка 20\u00a0000\u00a0₮', cn: '一次性减20,000₮', it: '20.000\u00a0₮ di sconto, una volta' },
    amount: 20_000,
    usage_limit: 1,
  },
  {
    code: 'UL15',
    kind: 'coupon',
    name: { mn: '«Ул» гуталд 15 хувь', en: '15% off Ul boots', ru: '15\u00a0% на обувь «Ул»', cn: '“Ул”鞋靴八五折', it: '15% sulle scarpe Ul' },
    percent: 0.15,
    brands: ['ul'],
  },
  {
    code: 'IKH25',
    kind: 'coupon',
    name: { mn: '200,000₮-өөс дээш 25,000₮', en: '25,000₮ off orders from 200,000₮', ru: '25\u00a0000\u00a0₮ при покупке от 200\u00a0000\u00a0₮', cn: '满200,000₮减25,000₮', it: '25.000\u00a0₮ di sconto da 200.000\u00a0₮' },
    amount: 25_000,
    min_order: 200_000,
  },
  {
    code: 'ZUN2025',
    kind: 'coupon',
    name: { mn: 'Зуны хямдрал', en: 'Summer sale', ru: 'Летняя скидка', cn: '夏季优惠', it: 'Saldi estivi' },
    percent: 0.2,
    expires_at: inDays(now, -30),
  },
  {
    code: '2026',
    kind: 'promo',
    name: { mn: 'Шинэ жилийн 5 хувь', en: 'New Year 5% off', ru: 'Новогодние 5\u00a0%', cn: '新年九五折', it: 'Capodanno 5%' },
    percent: 0.05,
    combinable: true,
    per_user: 1,
  },
  {
    code: '1111',
    kind: 'promo',
    name: { mn: '3,000₮ хямдрал', en: '3,000₮ off', ru: 'Скидка 3\u00a0000\u00a0₮', cn: '减3,000₮', it: '3.000\u00a0₮ di sconto' },
    amount: 3_000,
    combinable: true,
  },
];
