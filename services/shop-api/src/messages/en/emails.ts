import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/emails';

export const emails = {
  confirmed: {
    subject: '{{number}}: your order is confirmed',
    body: 'Thank you! Your order {{number}} is confirmed.',
  },
  unmatched_payment: {
    subject: '{{number}}: we are returning a payment to you',
    body: 'We have received {{amount}} for your order {{number}}, but this payment came too late, came a second time or was not the amount we asked for. It goes back the way it came; you need not do anything.',
  },
  overpaid: {
    subject: '{{number}}: you have paid more than was due',
    body: 'You have transferred {{amount}} more than was due for {{number}}. It is paid in full, and we will transfer the rest back to the account it came from within 3–5 working days.',
  },
  receipt: {
    subject: '{{number}}: your receipt',
    body: 'The VAT receipt of your order {{number}} is attached.\nDDTD: {{ddtd}}\nLottery: {{lottery}}',
  },
  ready: {
    subject: '{{number}}: your order is ready to be delivered',
    body: 'Your order {{number}} is packed and will be on its way soon.',
  },
  ready_for_pickup: {
    subject: '{{number}}: your order can be fetched',
    body: 'Your order {{number}} is ready.\nFetch it at: {{place}}\nTo be fetched by: {{receiver}}',
  },
  shipped: {
    subject: '{{number}}: your order is on its way',
    body: 'Your order {{number}} is on its way.\nTracking number: {{tracking}}',
  },
  delivered: {
    subject: '{{number}}: your order has been delivered',
    body: 'Your order {{number}} has been delivered. Should you wish to return something, ask for it on the page of the order.',
  },
  return_approved: {
    subject: '{{return}}: your return is accepted',
    body: 'We accept the return of order {{number}}. To be refunded: {{amount}}\n{{note}}',
  },
  return_refused: {
    subject: '{{return}}: your return is not accepted',
    body: 'We cannot accept the return of order {{number}}.\n{{note}}',
  },
  return_payable: {
    subject: '{{return}}: your money will be transferred',
    body: 'We will transfer {{amount}} of order {{number}} to your bank account within 3–5 working days.',
  },
  return_refunded: {
    subject: '{{return}}: your money has been given back',
    body: 'We have given {{amount}} of order {{number}} back.',
  },
} satisfies Translation<typeof mn.emails>;
