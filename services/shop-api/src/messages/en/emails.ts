import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/emails';

export const emails = {
  confirmed: {
    subject: '{{number}}: your order is confirmed',
    body: 'Thank you! Your order {{number}} is confirmed.',
  },
  unmatched_payment: {
    subject: '{{number}}: we are refunding your payment',
    body: 'We have received {{amount}} for your order {{number}}, but this payment arrived too late, arrived twice or was not the amount due. We will refund it the way you paid; you do not need to do anything.',
  },
  partly_paid: {
    subject: '{{number}}: part of your payment is missing',
    body: 'We have received {{amount}} for your order {{number}}. Please transfer the remaining {{missing}}.\nReference: {{reference}}\nPay by: {{deadline}}',
  },
  down_payment: {
    subject: '{{number}}: we have received your down payment',
    body: 'We have received the down payment of {{amount}} for your order {{number}}.\nStill to pay in instalments: {{rest}}\nTo complete your order, please send the instalment application from your order’s page.\nSend it by: {{deadline}}',
  },
  instalment: {
    subject: '{{number}}: we have received your monthly payment',
    body: 'We have received the monthly payment of {{amount}} for your order {{number}}.\nStill to pay in instalments: {{rest}}',
  },
  lease_overdue: {
    subject: '{{number}}: your monthly payment is overdue',
    body: 'A monthly payment for your order {{number}} is overdue.\nOverdue: {{overdue}}\nIt was due on: {{since}}\nStill to pay in instalments: {{rest}}\nYou can pay on your order’s page. If you have paid already, please ignore this letter.',
  },
  lease_finished: {
    subject: '{{number}}: your instalments are paid',
    body: 'We have received the last monthly payment of {{amount}} for your order {{number}}. Your instalments are paid in full. Thank you!',
  },
  loan_refused: {
    subject: '{{number}}: your instalment application was not approved',
    body: 'The leasing company did not approve the application for your order {{number}}. Your order is saved, and you can pay another way.\nYour down payment of {{amount}} will be refunded the way you paid it within 3–\u20605 working days.',
  },
  down_payment_back: {
    subject: '{{number}}: your down payment will be refunded',
    body: 'The instalments for your order {{number}} have been cancelled. Your down payment of {{amount}} will be refunded the way you paid it within 3–\u20605 working days.',
  },
  overpaid: {
    subject: '{{number}}: you have paid more than was due',
    body: 'You have transferred {{amount}} more than was due for {{number}}. Your order is paid in full, and we will transfer the rest back to the account it came from within 3–\u20605 working days.',
  },
  receipt: {
    subject: '{{number}}: your VAT receipt',
    body: 'The VAT receipt for your order {{number}} is attached.\nReceipt number: {{ddtd}}\nLottery number: {{lottery}}',
  },
  canceled: {
    subject: '{{number}}: your order is cancelled',
    body: 'Your order {{number}} is cancelled. We will refund {{amount}} the way you paid it within 3–\u20605 working days.',
  },
  ready: {
    subject: '{{number}}: your order is ready for delivery',
    body: 'Your order {{number}} is packed and will be on its way soon.',
  },
  ready_for_pickup: {
    subject: '{{number}}: your order is ready for pickup',
    body: 'Your order {{number}} is ready for pickup.\nPick it up at: {{place}}\nCollected by: {{receiver}}',
  },
  shipped: {
    subject: '{{number}}: your order is on its way',
    body: 'Your order {{number}} is on its way.\nTracking number: {{tracking}}',
  },
  delivered: {
    subject: '{{number}}: your order has been delivered',
    body: 'Your order {{number}} has been delivered. To return something, request it on your order’s page.',
  },
  return_approved: {
    subject: '{{return}}: your return has been approved',
    body: 'We have approved the return of order {{number}}. Refund: {{amount}}\n{{note}}',
  },
  return_refused: {
    subject: '{{return}}: your return was not approved',
    body: 'We cannot approve the return of order {{number}}.\n{{note}}',
  },
  return_payable: {
    subject: '{{return}}: your refund is on its way',
    body: 'We will transfer the refund of {{amount}} for order {{number}} to your bank account within 3–\u20605 working days.',
  },
  return_exchanged: {
    subject: '{{return}}: your exchange is being prepared',
    body: 'For the goods that you returned from order {{number}} we are preparing: {{item}}\nPrice difference refunded: {{amount}}',
  },
  return_refunded: {
    subject: '{{return}}: your refund has been issued',
    body: 'We have refunded {{amount}} for order {{number}}.\n{{to}}',
  },
} satisfies Translation<typeof mn.emails>;

export const refundedTo = {
  wallet: 'The money is in your wallet.',
  original: 'It goes back the way you paid. Any part that cannot is in your wallet.',
  bank_account: 'We have transferred it to your bank account.',
} satisfies Translation<typeof mn.refundedTo>;
