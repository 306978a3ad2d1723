import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/notifications';

export const notifications = {
  price: '{{name}}: цена снижена',
  priceText: 'Сейчас {{price}}, было {{before}}.',
  stock: '{{name}}: снова в наличии',
  stockText: 'Сейчас {{price}}.',
  quote: '{{number}}: ответ на ваш запрос цены',
  article: '{{name}}: новая публикация',
  published: 'Ваша статья опубликована',
  rejected: 'Ваша статья возвращена с замечанием',
  priceSubject: 'Товар из избранного подешевел',
  stockSubject: 'Товар из избранного снова в наличии',
  emailText: 'Новости о вашем избранном:',
  cheaper: 'Подешевело',
  back: 'Снова в наличии',
  wasPrice: 'Было {{before}}',
  view: 'Открыть избранное',
  stop: 'Эти письма можно отключить в настройках уведомлений личного кабинета.',
} satisfies Translation<typeof mn.notifications>;
