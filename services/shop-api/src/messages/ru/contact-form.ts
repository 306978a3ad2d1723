import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/contact-form';

export const contactForm = {
  copySubject: 'Мы получили ваше сообщение',
  copyText: 'Здравствуйте, {{name}}! Мы ответим в течение одного рабочего дня. Вы написали:',
  staffSubject: 'Форма обратной связи: {{name}}',
  details: 'Подробности',
  topic: 'Тема',
  order: 'Номер заказа',
  phone: 'Телефон',
  email: 'Эл. почта',
  topics: {
    order: 'Заказ',
    delivery: 'Доставка',
    return: 'Возврат товара',
    payment: 'Оплата',
    product: 'Товар',
    partnership: 'Сотрудничество',
    other: 'Другое',
  },
} satisfies Translation<typeof mn.contactForm>;
