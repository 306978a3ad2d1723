import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}: мы получили ваш запрос',
  text: '{{name}}, мы получили ваш запрос и ответим в течение одного рабочего дня.',
  requested: '{{number}}: запрос цены',
} satisfies Translation<typeof mn.quotes>;
