import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/newsletter';

export const newsletter = {
  subject: '请确认您的邮箱',
  text: '我们收到了向此邮箱发送新闻与优惠的请求，请确认是您本人操作。',
  ignore: '如非本人操作，请忽略此邮件：未确认的邮箱不会收到任何内容。',
  confirm: '确认',
  knownSubject: '您已订阅',
  knownText: '我们再次收到了此邮箱的订阅请求。您已订阅，无需任何操作。',
  unsubscribe: '退订',
} satisfies Translation<typeof mn.newsletter>;
