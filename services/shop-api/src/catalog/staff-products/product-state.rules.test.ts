import { saleOf, stateOf } from './product-state.rules';

const now = new Date('2026-11-21T04:00:00Z');
const tomorrow = new Date('2026-11-22T04:00:00Z');
const listed = { published: true, available_on: now, has_image: true, top_price: 1000, stock: 1 };

it.each([
  [{}, 'listed'],
  [{ stock: 0 }, 'sold_out'],
  [{ available_on: tomorrow, stock: 0 }, 'coming'],
  [{ has_image: false, available_on: tomorrow }, 'incomplete'],
  [{ top_price: 1 }, 'incomplete'],
  [{ published: false, has_image: false }, 'hidden'],
])('with %j it is %s', (change, state) => expect(stateOf({ ...listed, ...change }, now)).toBe(state));

it.each([
  [{ has_sale: false, sale_start_at: null, sale_expire_at: null }, null],
  [{ has_sale: true, sale_start_at: null, sale_expire_at: null }, 'running'],
  [{ has_sale: true, sale_start_at: tomorrow, sale_expire_at: null }, 'planned'],
  [{ has_sale: true, sale_start_at: null, sale_expire_at: now }, 'over'],
])('the sale of %j is %s', (facts, sale) => expect(saleOf(facts, now)).toBe(sale));
