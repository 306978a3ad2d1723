import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/papers';

export const papers = {
  slip: 'Упаковочный лист',
  label: 'Этикетка посылки',
  pickList: 'Лист подбора',
  order: 'Заказ',
  date: 'Дата',
  status: 'Состояние',
  buyer: 'Покупатель',
  receiver: 'Получатель',
  phone: 'Телефон',
  address: 'Адрес',
  pickup: 'Выдача',
  delivery: 'Доставка',
  instructions: 'Примечание покупателя',
  goods: 'Товар',
  code: 'Артикул',
  quantity: 'Кол-во',
  pieces: 'Всего штук',
  orders: 'Заказов',
  method: 'Способ оплаты',
  total: 'Итого',
  vendors: 'Продавец',
  packed: 'Упаковал',
  none: 'Упаковывать нечего.',
} satisfies Translation<typeof mn.papers>;

export const orderStatuses = {
  unpaid: 'Ожидает оплаты',
  failed: 'Не оплачен',
  to_pack: 'Упаковать',
  to_send: 'Отправить',
  to_collect: 'Выдать',
  underway: 'В пути',
  done: 'Завершён',
  canceled: 'Отменён',
  returned: 'Возвращён',
} satisfies Translation<typeof mn.orderStatuses>;
