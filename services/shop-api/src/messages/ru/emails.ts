import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/emails';

export const emails = {
  confirmed: {
    subject: '{{number}}: заказ подтверждён',
    body: 'Спасибо! Ваш заказ {{number}} подтверждён.',
  },
  unmatched_payment: {
    subject: '{{number}}: мы возвращаем ваш платёж',
    body: 'Мы получили {{amount}} за заказ {{number}}, но этот платёж пришёл слишком поздно, повторно или с другой суммой. Деньги вернутся тем же способом; от вас ничего не требуется.',
  },
  partly_paid: {
    subject: '{{number}}: оплата поступила не полностью',
    body: 'За заказ {{number}} поступило {{amount}}. Осталось перевести {{missing}}.\nНазначение платежа: {{reference}}\nОплатить до: {{deadline}}',
  },
  down_payment: {
    subject: '{{number}}: первоначальный взнос получен',
    body: 'Мы получили первоначальный взнос {{amount}} по заказу {{number}}.\nОсталось выплатить в рассрочку: {{rest}}\nЧтобы завершить заказ, отправьте заявку на рассрочку на странице заказа.\nОтправить до: {{deadline}}',
  },
  instalment: {
    subject: '{{number}}: ежемесячный платёж получен',
    body: 'Мы получили ежемесячный платёж {{amount}} по заказу {{number}}.\nОсталось выплатить в рассрочку: {{rest}}',
  },
  lease_finished: {
    subject: '{{number}}: рассрочка погашена',
    body: 'Мы получили последний ежемесячный платёж {{amount}} по заказу {{number}}. Рассрочка погашена. Спасибо!',
  },
  loan_refused: {
    subject: '{{number}}: заявка на рассрочку не одобрена',
    body: 'Лизинговая компания не одобрила заявку по заказу {{number}}. Заказ сохранён, его можно оплатить другим способом.\nПервоначальный взнос {{amount}} вернётся тем же способом в течение 3–\u20605 рабочих дней.',
  },
  overpaid: {
    subject: '{{number}}: вы заплатили больше, чем нужно',
    body: 'За заказ {{number}} вы перевели на {{amount}} больше. Заказ оплачен, излишек мы вернём на счёт отправителя в течение 3–\u20605 рабочих дней.',
  },
  receipt: {
    subject: '{{number}}: чек НДС',
    body: 'К письму приложен чек НДС по заказу {{number}}.\nНомер чека: {{ddtd}}\nНомер лотереи: {{lottery}}',
  },
  ready: {
    subject: '{{number}}: заказ готов к доставке',
    body: 'Ваш заказ {{number}} собран и скоро отправится к вам.',
  },
  ready_for_pickup: {
    subject: '{{number}}: заказ можно забрать',
    body: 'Ваш заказ {{number}} готов.\nПункт выдачи: {{place}}\nПолучатель: {{receiver}}',
  },
  shipped: {
    subject: '{{number}}: заказ в пути',
    body: 'Ваш заказ {{number}} в пути.\nНомер отправления: {{tracking}}',
  },
  delivered: {
    subject: '{{number}}: заказ доставлен',
    body: 'Ваш заказ {{number}} доставлен. Если хотите что-то вернуть, оформите запрос на странице заказа.',
  },
  return_approved: {
    subject: '{{return}}: возврат товара одобрен',
    body: 'Возврат товара по заказу {{number}} одобрен. Сумма возврата: {{amount}}\n{{note}}',
  },
  return_refused: {
    subject: '{{return}}: в возврате товара отказано',
    body: 'Мы не можем принять возврат товара по заказу {{number}}.\n{{note}}',
  },
  return_payable: {
    subject: '{{return}}: деньги будут переведены',
    body: 'Мы переведём {{amount}} по заказу {{number}} на ваш счёт в течение 3–\u20605 рабочих дней.',
  },
  return_refunded: { subject: '{{return}}: деньги возвращены', body: 'Мы вернули {{amount}} по заказу {{number}}.' },
} satisfies Translation<typeof mn.emails>;
