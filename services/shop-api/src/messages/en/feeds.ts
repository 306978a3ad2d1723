import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/feeds';

export const feeds = {
  article: '{{name}}: articles',
  articleText: 'Stories and advice.',
  news: '{{name}}: news',
  newsText: 'News of the shop, of products and events.',
} satisfies Translation<typeof mn.feeds>;
