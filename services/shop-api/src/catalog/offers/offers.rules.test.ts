import { priceFaults } from './offers.rules';

const from = new Date('2026-12-01T00:00:00Z');
const to = new Date('2026-12-08T00:00:00Z');
const open = { price: 100_000, selling_price: 80_000, sale_start_at: null, sale_expire_at: null };

it.each([
  [open, {}],
  [{ ...open, selling_price: null }, {}],
  [{ ...open, selling_price: 100_000 }, { selling_price: 'big' }],
  [{ ...open, sale_start_at: from, sale_expire_at: to }, {}],
  [{ ...open, sale_start_at: to }, {}],
  [{ ...open, sale_start_at: to, sale_expire_at: from }, { sale_expire_at: 'small' }],
  [{ ...open, sale_start_at: from, sale_expire_at: from }, { sale_expire_at: 'small' }],
])('evaluates %j', (facts, faults) => expect(priceFaults(facts)).toEqual(faults));
