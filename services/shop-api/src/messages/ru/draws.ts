import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/draws';

export const draws = {
  subject: 'Поздравляем! Ваш приз: {{prize}}',
  points: 'Баллы уже в вашем бонусном кошельке.',
  credit: 'Деньги уже в вашем подарочном кошельке. Оплатите ими следующий заказ.',
  code: 'Введите этот промокод при оформлении заказа. Он действует один раз и только для вас.',
  product:
    'Подарок уже в корзине, а этот промокод делает его бесплатным. Если его там нет, добавьте товар и введите промокод.',
  nothing: 'В этот раз не повезло.',
  view: 'Посмотреть',
  codeTitle: 'Ваш промокод',
  validUntil: 'Действует до',
} satisfies Translation<typeof mn.draws>;
