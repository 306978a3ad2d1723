import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/letter';

export const letter = {
  items: 'Your items',
  goods: 'Goods and services',
  discount: 'Discount',
  delivery: 'Delivery',
  fee: 'Payment fee',
  total: 'Total',
  received: 'Payment received',
  credited: 'Wallets, gift cards, vouchers',
  financed: 'To pay in instalments',
  address: 'Delivery address',
  pickup: 'Pickup point',
  receiver: 'Recipient',
  expected: 'Expected',
  next: 'What happens next?',
  courier: 'The courier will call you before delivery.',
  collect: 'We will let you know as soon as your order is ready. Please wait for our message before you come.',
  stay: 'Please show the order number and your ID when you check in.',
  trip: 'Before departure your guide will tell you where and when to meet.',
  codes: 'Your coupons and tickets are attached. Show the QR code when you arrive.',
  lease: 'You will find the schedule of monthly payments on your order’s page.',
  adults: 'You will be asked for proof that you are 21 or older when you receive alcohol.',
  view: 'View your order',
  sms: '{{site}}: order {{number}} is confirmed. Payment received: {{paid}}.',
} satisfies Translation<typeof mn.letter>;
