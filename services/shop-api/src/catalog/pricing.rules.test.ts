import { priceNow } from './pricing.rules';

const now = new Date('2026-11-21T04:00:00Z');
const second = (offset: number) => new Date(now.getTime() + offset * 1000);
const plain = { price: 100_000, selling_price: null, sale_start_at: null, sale_expire_at: null };
const sale = { ...plain, selling_price: 75_000, sale_start_at: second(-60), sale_expire_at: second(60) };

describe('priceNow', () => {
  it.each([
    ['without a sale', plain, undefined, 100_000, 100_000, 0],
    ['during the sale', sale, undefined, 100_000, 75_000, 25],
    ['a sale without an end', { ...sale, sale_start_at: null, sale_expire_at: null }, undefined, 100_000, 75_000, 25],
    ['one second before', { ...sale, sale_start_at: second(1) }, undefined, 100_000, 100_000, 0],
    ['at its first second', { ...sale, sale_start_at: now }, undefined, 100_000, 75_000, 25],
    ['at its end', { ...sale, sale_expire_at: now }, undefined, 100_000, 100_000, 0],
    ['a sale price above the list price', { ...sale, selling_price: 120_000 }, undefined, 100_000, 100_000, 0],
    ['a third off is 33 %', { ...sale, price: 30_000, selling_price: 20_000 }, undefined, 30_000, 20_000, 33],
    ['a variant of the same price', sale, { price: null, selling_price: null }, 100_000, 75_000, 25],
    ['a dearer variant', sale, { price: 140_000, selling_price: null }, 140_000, 140_000, 0],
    ['a dearer variant on sale', sale, { price: 140_000, selling_price: 70_000 }, 140_000, 70_000, 50],
  ])('%s', (_, product, variant, price, selling, percent) =>
    expect(priceNow(product, variant, now)).toEqual({ price, selling, percent }),
  );
});
