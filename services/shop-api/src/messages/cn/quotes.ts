import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}：我们已收到您的请求',
  text: '{{name}}，您好！我们已收到您的请求，将在一个工作日内回复。',
  requested: '{{number}}：询价请求',
} satisfies Translation<typeof mn.quotes>;
