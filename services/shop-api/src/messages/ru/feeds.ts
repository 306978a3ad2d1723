import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/feeds';

export const feeds = {
  article: '{{name}}: статьи',
  articleText: 'Истории и советы.',
  news: '{{name}}: новости',
  newsText: 'Новости магазина, товары и события.',
} satisfies Translation<typeof mn.feeds>;
