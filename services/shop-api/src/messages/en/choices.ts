import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/choices';

export const paymentMethods = {
  qr: { name: 'QR code', description: 'Scan the code with your banking app.' },
  card: { name: 'Bank card', description: 'Confirm on your bank’s page. We never store your card number.' },
  bank_transfer: {
    name: 'Bank transfer',
    description: 'Your items are held until the banks close on the next working day.',
  },
  most: { name: 'Most app', description: 'Confirm the payment in the app’s wallet.' },
  leasing: { name: 'Pay by instalments', description: 'Pay 30% now and the rest in monthly payments.' },
  store_credit: { name: 'Wallet', description: '' },
  gift_card: { name: 'Gift card', description: '' },
  voucher: { name: 'Voucher', description: '' },
} satisfies Translation<typeof mn.paymentMethods>;

export const wallets = {
  money: { name: 'Money wallet', description: '' },
  gift: { name: 'Gift wallet', description: 'Money from gift cards.' },
  cashback: { name: 'Cashback', description: '' },
  loyalty: { name: 'Loyalty points', description: '' },
  pocket: { name: 'Pocket wallet', description: '' },
  partner: { name: 'Partner card', description: '' },
  digital: { name: 'Digital wallet', description: '' },
  store_credit: { name: 'Store credit', description: 'Money from returns.' },
} satisfies Translation<typeof mn.wallets>;

export const walletRules = {
  cashback: '{{percent}} of every purchase comes back.',
  loyalty: '{{percent}} of every purchase in points. 1 point = 1₮.',
  all: 'Pays an order in full.',
  share: 'Pays up to {{percent}} of an order.',
  above: 'For orders above {{amount}}.',
  least: 'From {{amount}} at a time.',
} satisfies Translation<typeof mn.walletRules>;

export const deliveryChoices = {
  city_48h: { name: 'Within 48 hours in the city', description: 'In Ulaanbaatar. Free for goods from 200,000₮.' },
  city_24h: { name: 'Within 24 hours in the city', description: 'In Ulaanbaatar.' },
  city_48_72h: { name: 'In 48–\u206072 hours, economy', description: 'In Ulaanbaatar.' },
  city_4h: { name: 'Express, within 4 hours', description: 'In Ulaanbaatar, during working hours.' },
  city_5h: { name: 'Within 5 hours of payment', description: 'In Ulaanbaatar, for orders paid before 14:00.' },
  country_7_14d: { name: 'To the provinces in 7–\u206014 days', description: 'By coach to the provincial centre.' },
  pre_order: { name: 'Delivery after arrival', description: 'Pre-\u2060order. Within 48 hours of the goods arriving.' },
  pickup: { name: 'Pickup', description: 'We will message you when it is ready and keep it for 7 days.' },
} satisfies Translation<typeof mn.deliveryChoices>;

export const deliveryTimes = {
  closed: 'Only for orders paid between {{from}}:00 and {{before}}:00.',
} satisfies Translation<typeof mn.deliveryTimes>;
