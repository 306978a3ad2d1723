import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/payments';

export const failures = {
  declined: 'The payment failed: the bank declined it. Use another card or another way of paying.',
  expired:
    'The time to pay is over. Your order is still here: pay again. If you have sent money, you will get all of it back.',
  wrong_amount: 'The amount that came is not the one asked for. It goes back to you; please pay the exact amount.',
  unavailable: 'The payment service cannot be reached. Try again shortly or pay another way.',
  not_confirmed: 'The card was not confirmed by 3-D Secure. Try again or pay another way.',
} satisfies Translation<typeof mn.failures>;

export const loans = {
  refused: 'The leasing company did not approve the application. Your order is kept, and you can pay another way.',
  downPaymentBack: 'Your down payment of {{amount}} goes back the way you paid it within 3–5 working days.',
} satisfies Translation<typeof mn.loans>;

export const received = {
  overpaid:
    'You transferred {{amount}} more than was due. We will return it to the account it came from within 3–5 working days.',
  unmatched:
    'We received {{amount}} with this payment, but the order does not need it. The money is on its way back to you.',
  returned: 'We have returned {{amount}} to you.',
} satisfies Translation<typeof mn.received>;

export const movements = {
  opening: 'Opening balance',
  sale: 'Payment of an order',
  recharge: 'Recharge',
  gift_card: 'Gift card',
  cashback: 'Cashback',
  loyalty: 'Loyalty points',
  reward_back: 'Reward taken back',
  refund: 'Refund',
  expired: 'Lapsed',
} satisfies Translation<typeof mn.movements>;

export const saleLines = { delivery: 'Delivery', fee: 'Payment fee' } satisfies Translation<typeof mn.saleLines>;
