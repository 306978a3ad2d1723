import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/choices';

export const paymentMethods = {
  qr: { name: 'QR-код', description: 'Отсканируйте код приложением своего банка.' },
  card: { name: 'Банковская карта', description: 'Подтверждение на странице банка. Номер карты мы не храним.' },
  bank_transfer: {
    name: 'Банковский перевод',
    description: 'Товары остаются за вами до закрытия банков на следующий рабочий день.',
  },
  most: { name: 'Приложение Most', description: 'Подтвердите оплату в кошельке приложения.' },
  leasing: { name: 'В рассрочку', description: '30\u00a0% сейчас, остальное ежемесячными платежами.' },
  store_credit: { name: 'Кошелёк', description: '' },
  gift_card: { name: 'Подарочная карта', description: '' },
  voucher: { name: 'Ваучер', description: '' },
} satisfies Translation<typeof mn.paymentMethods>;

export const wallets = {
  money: { name: 'Денежный кошелёк', description: '' },
  gift: { name: 'Подарочный кошелёк', description: 'Средства подарочных карт.' },
  cashback: { name: 'Кэшбэк', description: '' },
  loyalty: { name: 'Бонусные баллы', description: '' },
  pocket: { name: 'Кошелёк Pocket', description: '' },
  partner: { name: 'Партнёрская карта', description: '' },
  digital: { name: 'Цифровой кошелёк', description: '' },
  store_credit: { name: 'Баланс за возвраты', description: 'Деньги за возвраты.' },
} satisfies Translation<typeof mn.wallets>;

export const walletRules = {
  cashback: 'С каждой покупки возвращается {{percent}}.',
  loyalty: 'С каждой покупки {{percent}} баллами. 1\u00a0балл = 1\u00a0₮.',
  all: 'Оплачивает заказ полностью.',
  share: 'Оплачивает до {{percent}} заказа.',
  above: 'Для заказов свыше {{amount}}.',
  least: 'За один раз от {{amount}}.',
} satisfies Translation<typeof mn.walletRules>;

export const deliveryChoices = {
  city_48h: {
    name: 'По городу за 48 часов',
    description: 'В Улан-Баторе. Бесплатно для товаров от 200\u00a0000\u00a0₮.',
  },
  city_24h: { name: 'По городу за 24 часа', description: 'В Улан-Баторе.' },
  city_48_72h: { name: 'За 48–\u206072 часа, экономно', description: 'В Улан-Баторе.' },
  city_4h: { name: 'Экспресс, за 4 часа', description: 'В Улан-Баторе, в рабочее время.' },
  city_5h: { name: 'За 5 часов после оплаты', description: 'В Улан-Баторе, при оплате до 14:00.' },
  country_7_14d: { name: 'В аймаки за 7–\u206014 дней', description: 'Автобусом до центра аймака.' },
  pre_order: { name: 'После поступления', description: 'Предзаказ. В течение 48 часов после поступления.' },
  pickup: { name: 'Самовывоз', description: 'Сообщим, когда будет готово, и храним 7 дней.' },
} satisfies Translation<typeof mn.deliveryChoices>;

export const deliveryTimes = {
  closed: 'Только для заказов, оплаченных с {{from}}:00 до {{before}}:00.',
} satisfies Translation<typeof mn.deliveryTimes>;
