import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/notifications';

export const notifications = {
  price: '{{name}}降价了',
  priceText: '现价{{price}}，原价{{before}}。',
  stock: '{{name}}又有货了',
  stockText: '现价{{price}}。',
  quote: '{{number}}：您的询价已有答复',
  article: '{{name}}发布了新文章',
  published: '您的文章已发布',
  rejected: '您的文章被退回，并附有说明',
  priceSubject: '您心愿单中的商品降价了',
  stockSubject: '您心愿单中的商品又有货了',
  emailText: '您的心愿单有新消息：',
  cheaper: '降价商品',
  back: '重新有货',
  wasPrice: '原价{{before}}',
  view: '查看心愿单',
  stop: '如不想收到此类邮件，可在账号的通知设置中关闭。',
} satisfies Translation<typeof mn.notifications>;
