import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/payments';

export const failures = {
  declined: 'Платёж отклонён.',
  insufficient_funds: 'На карте недостаточно средств.',
  expired: 'Время на оплату истекло. Если деньги уже отправлены, мы вернём их полностью.',
  wrong_amount: 'Поступила не та сумма. Она вернётся к вам.',
  unavailable: 'Платёжный сервис недоступен.',
  not_confirmed: 'Карта не подтверждена через 3-D Secure.',
} satisfies Translation<typeof mn.failures>;

export const retries = {
  declined: 'Попробуйте ещё раз или оплатите иначе.',
  insufficient_funds: 'Пополните её и оплатите снова или выберите другую карту либо другой способ.',
  expired: 'Заказ сохранён: оплатите ещё раз.',
  wrong_amount: 'Оплатите точную сумму.',
  unavailable: 'Попробуйте позже или оплатите иначе.',
  not_confirmed: 'Попробуйте ещё раз или оплатите иначе.',
} satisfies Translation<typeof mn.retries>;

export const cards = { retry: 'Попробуйте другую карту или другой способ оплаты.' } satisfies Translation<
  typeof mn.cards
>;

export const inApp = {
  declined: 'Приложение не подтвердило платёж.',
  retry: 'Проверьте баланс кошелька и оплатите снова или выберите другой способ.',
} satisfies Translation<typeof mn.inApp>;

export const loans = {
  terms: '{{amount}} сейчас, остальное ежемесячными платежами.',
  limit: 'В рассрочку можно взять не более {{max}}, остальное входит в первоначальный взнос.',
  refused: 'Лизинговая компания не одобрила заявку.',
  retry: 'Заказ сохранён, его можно оплатить другим способом.',
  downPaymentKept:
    'Вы внесли первоначальный взнос {{amount}}. При оплате другим способом он вернётся тем же способом за 3–\u20605 рабочих дней.',
  downPaymentBack: 'Первоначальный взнос {{amount}} вернётся тем же способом за 3–\u20605 рабочих дней.',
} satisfies Translation<typeof mn.loans>;

export const received = {
  partial: 'Поступило {{amount}}. С тем же назначением платежа осталось перевести {{missing}}.',
  overpaid: 'Вы перевели на {{amount}} больше. Излишек вернётся на счёт отправителя в течение 3–\u20605 рабочих дней.',
  unmatched: 'С этим платежом поступило {{amount}}, но заказ уже оплачен. Мы возвращаем вам деньги.',
  returned: 'Мы вернули вам {{amount}}.',
} satisfies Translation<typeof mn.received>;

export const movements = {
  opening: 'Начальный остаток',
  sale: 'Оплата заказа',
  recharge: 'Пополнение',
  gift_card: 'Подарочная карта',
  cashback: 'Кэшбэк',
  loyalty: 'Бонусные баллы',
  reward_back: 'Списание бонусов',
  refund: 'Возврат денег',
  prize: 'Приз',
  hold: 'Заблокировано',
  release: 'Разблокировано',
  expired: 'Срок истёк',
  credited: 'Зачисление перевода',
  correction: 'Корректировка',
} satisfies Translation<typeof mn.movements>;

export const saleLines = { delivery: 'Доставка', fee: 'Комиссия за оплату' } satisfies Translation<typeof mn.saleLines>;

export const discounts = { limited: '{{name}}, не более {{max}}' } satisfies Translation<typeof mn.discounts>;

export const vouchers = { thanks: 'Ваучер в благодарность' } satisfies Translation<typeof mn.vouchers>;

export const dayPaper = {
  day: 'День',
  way: 'Способ оплаты',
  came: 'Поступило',
  went: 'Выплачено',
  fees: 'Комиссия',
  owed: 'К возврату',
  differences: 'Расхождения',
  ways: {
    qpay: 'QR-код',
    card: 'Карта',
    transfer: 'Банковский перевод',
    most: 'Кошелёк в приложении',
    leasing: 'Рассрочка',
    wallet: 'Кошельки',
    gift_card: 'Подарочные карты',
    voucher: 'Ваучеры',
  },
} satisfies Translation<typeof mn.dayPaper>;
