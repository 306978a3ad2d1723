import type { StoreCredit } from '@ortoo/contracts';
import { termsOf } from './terms.rules';

const wallet = (change: Partial<StoreCredit>): StoreCredit => ({
  code: 'money',
  name: 'Мөнгөн хэтэвч',
  description: '',
  funding: 'cash',
  currency: 'MNT',
  amount_remaining: '0.0',
  display_amount_remaining: '0₮',
  amount_authorized: '0.0',
  display_amount_authorized: '0₮',
  min_order: '0.0',
  min_amount: '0.0',
  max_share: 1,
  cashback: 0,
  brands: null,
  brand_minimums: {},
  expires: null,
  recharge: null,
  ...change,
});

it.each([
  [{}, []],
  [{ min_order: '20000.0' }, [{ key: 'wallet.minOrder', money: '20000.0' }]],
  [{ min_amount: '500.0' }, [{ key: 'wallet.minAmount', money: '500.0' }]],
  [{ max_share: 0.5 }, [{ key: 'wallet.maxShare', percent: '50' }]],
  [{ cashback: 0.015 }, [{ key: 'wallet.cashback', percent: '1.5' }]],
  [{ brands: ['ul', 'goyo'] }, [{ key: 'wallet.brands', brands: 'ul, goyo' }]],
  [{ expires: 365 }, [{ key: 'wallet.expires', count: 365 }]],
])('of %j are %j', (change, terms) => expect(termsOf(wallet(change as Partial<StoreCredit>))).toEqual(terms));
