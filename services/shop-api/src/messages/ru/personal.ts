import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/personal';

export const personal = {
  title: 'Мои данные',
  text: 'Всё, что магазин хранит о вас. Те же данные есть в этом файле в формате JSON.',
  profile: 'Профиль',
  name: 'Имя',
  phone: 'Номер телефона',
  email: 'Электронная почта',
  organization: 'Организация',
  addresses: 'Адреса',
  orders: 'Заказы',
  money: 'Операции по кошелькам',
  wishes: 'Избранное',
  reviews: 'Отзывы',
  quotes: 'Запросы цен',
  sessions: 'Входы в аккаунт',
} satisfies Translation<typeof mn.personal>;
