import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/personal';

export const personal = {
  title: 'My data',
  text: 'Everything the shop has stored about you. The same data is in this file as JSON.',
  profile: 'Profile',
  name: 'Name',
  phone: 'Phone number',
  email: 'Email',
  organization: 'Company',
  addresses: 'Addresses',
  orders: 'Orders',
  money: 'Wallet transactions',
  wishes: 'Wish list',
  reviews: 'Reviews',
  quotes: 'Quotes',
  sessions: 'Signed in',
} satisfies Translation<typeof mn.personal>;
