import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/payments';

export const failures = {
  declined: 'The payment failed: the bank declined it.',
  insufficient_funds: 'There is not enough money on the card.',
  expired: 'The time to pay has run out. If you have sent money, we will refund all of it.',
  wrong_amount: 'The amount received is not the amount due. We will refund it.',
  unavailable: 'The payment service is not available.',
  not_confirmed: 'The card was not confirmed by 3-D Secure.',
} satisfies Translation<typeof mn.failures>;

export const retries = {
  declined: 'Please try again or pay another way.',
  insufficient_funds: 'Top it up and pay again, or use another card or payment method.',
  expired: 'Your order is saved; please pay again.',
  wrong_amount: 'Please pay the exact amount.',
  unavailable: 'Please try again shortly or pay another way.',
  not_confirmed: 'Please try again or pay another way.',
} satisfies Translation<typeof mn.retries>;

export const cards = { retry: 'Please use another card or payment method.' } satisfies Translation<typeof mn.cards>;

export const inApp = {
  declined: 'The payment failed: the app did not approve it.',
  retry: 'Check the balance of your wallet and pay again, or pay another way.',
} satisfies Translation<typeof mn.inApp>;

export const loans = {
  terms: 'Pay {{amount}} now and the rest in monthly payments.',
  limit: 'At most {{max}} can be paid by instalments; the rest is the down payment.',
  refused: 'The leasing company did not approve the application.',
  retry: 'Your order is saved, and you can pay another way.',
  downPaymentKept:
    'You have paid a down payment of {{amount}}. If you pay another way, it will be refunded the way you paid it within 3–\u20605 working days.',
  downPaymentBack:
    'Your down payment of {{amount}} will be refunded the way you paid it within 3–\u20605 working days.',
} satisfies Translation<typeof mn.loans>;

export const received = {
  partial: 'We have received {{amount}}. Please transfer the remaining {{missing}} with the same reference.',
  overpaid:
    'You transferred {{amount}} more than was due. We will refund it to the account it came from within 3–\u20605 working days.',
  unmatched: 'We received {{amount}} with this payment, but the order does not need it. Your refund is on its way.',
  returned: 'We have refunded {{amount}} to you.',
} satisfies Translation<typeof mn.received>;

export const movements = {
  opening: 'Opening balance',
  sale: 'Order payment',
  recharge: 'Top-up',
  gift_card: 'Gift card',
  cashback: 'Cashback',
  loyalty: 'Loyalty points',
  reward_back: 'Reward reversal',
  refund: 'Refund',
  prize: 'Prize',
  hold: 'Held',
  release: 'Released',
  expired: 'Expired',
  credited: 'Transfer credited',
  correction: 'Correction',
} satisfies Translation<typeof mn.movements>;

export const saleLines = { delivery: 'Delivery', fee: 'Payment fee' } satisfies Translation<typeof mn.saleLines>;

export const discounts = { limited: '{{name}}, at most {{max}}' } satisfies Translation<typeof mn.discounts>;

export const vouchers = { thanks: 'Thank-you voucher' } satisfies Translation<typeof mn.vouchers>;

export const dayPaper = {
  day: 'Day',
  way: 'Way of paying',
  came: 'Came in',
  went: 'Went out',
  fees: 'Fees',
  owed: 'Owed back',
  differences: 'Differences',
  ways: {
    qpay: 'QR code',
    card: 'Card',
    transfer: 'Bank transfer',
    most: 'In-app wallet',
    leasing: 'Instalments',
    wallet: 'Wallets',
    gift_card: 'Gift cards',
    voucher: 'Vouchers',
  },
} satisfies Translation<typeof mn.dayPaper>;
