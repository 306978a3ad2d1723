import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/notifications';

export const notifications = {
  price: '{{name}} is cheaper now',
  priceText: 'Now {{price}}, before {{before}}.',
  stock: '{{name}} is back in stock',
  stockText: 'Now {{price}}.',
  quote: '{{number}}: your quote has been answered',
  article: '{{name}} has published something new',
  published: 'Your article is published',
  rejected: 'Your article came back with a note',
  priceSubject: 'Something on your wish list is cheaper now',
  stockSubject: 'Something on your wish list is back in stock',
  emailText: 'There is news about your wish list:',
  cheaper: 'Cheaper now',
  back: 'Back in stock',
  wasPrice: 'Before {{before}}',
  view: 'View your wish list',
  stop: 'You can turn these emails off in the notification settings of your account.',
} satisfies Translation<typeof mn.notifications>;
