import type { WalletRules } from '@ortoo/contracts';
import { rulesFaultsOf, rulesFieldsOf, rulesTermsOf } from './rules-form.rules';

const rules: WalletRules = {
  ...{ code: 'money', name: 'Money wallet', description: '', funding: 'cash', min_order: '20000.0' },
  ...{ min_amount: '1.0', max_percent: 100, cashback_percent: 0, recharge: { min: '1000.0', max: '2000000.0' } },
  ...{ brands: null, lock_version: 1 },
};
const fields = rulesFieldsOf(rules);

it('sends what it shows', () =>
  expect(rulesTermsOf(fields, rules)).toEqual({
    ...{ min_order: 20_000, min_amount: 1, max_percent: 100, cashback_percent: 0 },
    recharge: { min: 1_000, max: 2_000_000 },
  }));

it('sends no top-up of a wallet without one', () =>
  expect(rulesTermsOf(fields, { ...rules, recharge: null }).recharge).toBeNull());

it.each([
  [{}, []],
  [{ min_order: '' }, ['min_order']],
  [{ min_order: '100000001' }, ['min_order']],
  [{ min_amount: '0' }, ['min_amount']],
  [{ max_percent: '0' }, ['max_percent']],
  [{ max_percent: '101' }, ['max_percent']],
  [{ cashback_percent: '51' }, ['cashback_percent']],
  [{ recharge_min: '' }, ['recharge_min']],
  [{ recharge_min: '5000', recharge_max: '4999' }, ['recharge_max']],
])('%j: %j', (change, faults) => expect(Object.keys(rulesFaultsOf({ ...fields, ...change }, rules))).toEqual(faults));
