import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/draws';

export const draws = {
  subject: 'Congratulations! You have won: {{prize}}',
  points: 'The points are in your loyalty wallet.',
  credit: 'The money is in your gift wallet. Use it to pay for your next order.',
  code: 'Enter this code at checkout. It is valid once, for your account only.',
  product:
    'Your gift is in your cart, and this code makes it free. If it is not there, add the product and enter the code.',
  nothing: 'No luck this time.',
  view: 'View',
  codeTitle: 'Your code',
  validUntil: 'Valid until',
} satisfies Translation<typeof mn.draws>;
