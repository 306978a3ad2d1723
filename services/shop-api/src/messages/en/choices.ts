import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/choices';

export const paymentMethods = {
  qr: { name: 'QR code', description: 'Scan the code with the app of your bank.' },
  card: { name: 'Bank card', description: 'Confirm on the page of the bank. We never keep the number of your card.' },
  bank_transfer: {
    name: 'Bank transfer',
    description: 'Your items are kept until the banks close on the next working day.',
  },
  most: { name: 'Most app', description: 'Agree in the wallet of the app.' },
  leasing: { name: 'Pay by instalments', description: 'Pay 30 percent now and the rest month by month.' },
  store_credit: { name: 'Wallet', description: '' },
  gift_card: { name: 'Gift card', description: '' },
  voucher: { name: 'Voucher', description: '' },
} satisfies Translation<typeof mn.paymentMethods>;

export const wallets = {
  money: { name: 'Money wallet', description: 'Pays purchases above 20,000₮ in full.' },
  gift: { name: 'Gift wallet', description: 'Money of gift cards: pays 100 percent of the price.' },
  cashback: {
    name: 'Cashback',
    description: 'Two percent of every purchase comes back. Pays up to 50 percent of an order.',
  },
  loyalty: { name: 'Loyalty points', description: 'Three percent of every purchase in points. 1 point = 1₮.' },
  pocket: { name: 'Pocket wallet', description: 'Usable from 500₮.' },
  partner: { name: 'Partner card', description: 'Usable from 100,000₮.' },
  digital: { name: 'Digital wallet', description: 'Pays 100 percent of the price.' },
  store_credit: {
    name: 'Store credit',
    description: 'Money of returns: pays up to 100 percent of an order, from 20,000₮.',
  },
} satisfies Translation<typeof mn.wallets>;

export const deliveryChoices = {
  city_48h: { name: 'Within 48 hours in the city', description: 'In Ulaanbaatar. Free from 200,000₮.' },
  city_24h: { name: 'Within 24 hours in the city', description: 'In Ulaanbaatar.' },
  city_48_72h: { name: 'In 48–72 hours, saver', description: 'In Ulaanbaatar.' },
  city_4h: { name: 'Express, within 4 hours', description: 'In Ulaanbaatar, in working hours.' },
  city_5h: { name: 'Within 5 hours of payment', description: 'In Ulaanbaatar, for orders paid before 14:00.' },
  country_7_14d: { name: 'To the provinces in 7–14 days', description: 'By coach to the centre of the province.' },
  pre_order: { name: 'From the day it arrives', description: 'Pre-order. Within 48 hours of the goods arriving.' },
  pickup: { name: 'Pick up yourself', description: 'We send a message when it is ready, and keep it for 7 days.' },
} satisfies Translation<typeof mn.deliveryChoices>;
