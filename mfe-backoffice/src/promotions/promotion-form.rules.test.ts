import type { StaffPromotion } from '@ortoo/contracts';
import { bodyOf, emptyFields, faultsOf, faultsOfServer, fieldsOf, slugsOf, termsOf } from './promotion-form.rules';

const promotion: StaffPromotion = {
  ...{ id: 3, code: 'ORTOO10', kind: 'coupon', name: { mn: 'Арван хувь', en: 'Ten percent' } },
  ...{ percent: 10, amount: null, max_amount: '30000.0', min_order: '0.0', brands: ['ul'], products: null },
  ...{ combinable: true, usage_limit: 100, per_user: null, used: 4, owner: null, active: true },
  ...{
    starts_at: '2026-11-30T16:00:00.000Z',
    expires_at: '2026-12-31T04:23:00.000Z',
    state: 'active',
    lock_version: 2,
  },
};

it('shows a code and sends it back as it was', () => {
  const fields = fieldsOf(promotion);
  expect(fields).toMatchObject({ percent: '10', max_amount: '30000', min_order: '', starts: '2026-12-01' });
  expect(termsOf(fields, promotion)).toEqual({
    ...{ percent: 10, amount: null, max_amount: 30_000, min_order: 0, brands: ['ul'], products: null },
    ...{ combinable: true, usage_limit: 100, per_user: null },
    ...{ starts_at: promotion.starts_at, expires_at: promotion.expires_at },
  });
});

it('ends at the midnight after the last day, in the shop’s zone', () => {
  const fields = { ...fieldsOf(promotion), expires: '2026-12-24' };
  expect(termsOf(fields, promotion).expires_at).toBe('2026-12-24T16:00:00.000Z');
  const midnight = { ...promotion, expires_at: '2026-12-24T16:00:00.000Z' };
  expect(fieldsOf(midnight).expires).toBe('2026-12-24');
});

it('sends nothing of the kind of discount that is not chosen', () => {
  const fields = { ...emptyFields, takes: 'amount' as const, percent: '10', amount: '5000', max_amount: '900' };
  expect(bodyOf({ ...fields, code: ' ab-1 ', mn: ' Код ', en: 'Code' })).toMatchObject({
    ...{ percent: null, amount: 5_000, max_amount: null, code: 'ab-1', name: { mn: 'Код', en: 'Code' } },
  });
});

it('reads slugs and addresses of products', () => {
  expect(slugsOf('boots\n https://ortoo.mn/en/products/felt-boots?color=red \n\n/products/tea/, boots')).toEqual([
    'boots',
    'felt-boots',
    'tea',
  ]);
});

const right = { ...emptyFields, code: 'ABC', mn: 'Код', en: 'Code', percent: '10' };

it.each([
  ['nothing', {}, []],
  ['a short code', { code: 'AB' }, ['code']],
  ['a promo code of letters', { kind: 'promo' as const }, ['code']],
  ['no names', { mn: ' ', en: '' }, ['mn', 'en']],
  ['no percent', { percent: '' }, ['percent']],
  ['more than everything', { percent: '101' }, ['percent']],
  ['no amount', { takes: 'amount' as const }, ['amount']],
  ['an end before its start', { starts: '2026-12-02', expires: '2026-12-01' }, ['expires']],
  ['one day', { starts: '2026-12-01', expires: '2026-12-01' }, []],
])('finds wrong with %s', (_, change, fields) =>
  expect(Object.keys(faultsOf({ ...right, ...change }))).toEqual(fields),
);

it('puts the server’s messages at the fields of the form', () => {
  expect(faultsOfServer({ expires_at: 'Too small.', products: 'No such.', base: 'Other.' })).toEqual({
    expires: 'Too small.',
    products: 'No such.',
  });
});
