import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}：我们已收到您的请求',
  text: '{{name}}，您好！我们已收到您的请求，将在一个工作日内回复。',
  requested: '{{number}}：询价请求',
  answered: '{{number}}：您的询价已有答复',
  answeredText: '卖家已答复您的询价。',
  offer: '报价',
  price: '单价',
  validUntil: '有效期至',
  view: '查看答复',
  accepted: '{{number}}：买家已接受报价',
} satisfies Translation<typeof mn.quotes>;
