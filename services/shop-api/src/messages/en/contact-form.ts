import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/contact-form';

export const contactForm = {
  copySubject: 'We have received your message',
  copyText: 'Hello {{name}}, we will reply within one working day. You wrote:',
  staffSubject: 'Contact form: {{name}}',
  details: 'Details',
  topic: 'Topic',
  order: 'Order number',
  phone: 'Phone',
  email: 'Email',
  topics: {
    order: 'Order',
    delivery: 'Delivery',
    return: 'Return',
    payment: 'Payment',
    product: 'Product',
    partnership: 'Partnership',
    other: 'Something else',
  },
} satisfies Translation<typeof mn.contactForm>;
