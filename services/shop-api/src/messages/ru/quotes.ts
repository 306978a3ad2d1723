import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}: мы получили ваш запрос',
  text: '{{name}}, мы получили ваш запрос и ответим в течение одного рабочего дня.',
  requested: '{{number}}: запрос цены',
  answered: '{{number}}: ответ на ваш запрос цены',
  answeredText: 'Продавец ответил на ваш запрос.',
  offer: 'Предложение',
  price: 'Цена за единицу',
  validUntil: 'Действует до',
  view: 'Посмотреть ответ',
  accepted: '{{number}}: покупатель принял предложение',
} satisfies Translation<typeof mn.quotes>;
