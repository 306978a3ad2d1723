import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/newsletter';

export const newsletter = {
  subject: 'Подтвердите адрес электронной почты',
  text: 'Для этого адреса запросили рассылку с новостями и скидками. Подтвердите, пожалуйста, что это были вы.',
  ignore: 'Если это были не вы, просто не отвечайте на это письмо: на неподтверждённый адрес мы ничего не отправляем.',
  confirm: 'Подтвердить',
  knownSubject: 'Вы уже подписаны',
  knownText: 'Для этого адреса снова запросили нашу рассылку. Вы уже подписаны, делать ничего не нужно.',
  unsubscribe: 'Отписаться',
} satisfies Translation<typeof mn.newsletter>;
