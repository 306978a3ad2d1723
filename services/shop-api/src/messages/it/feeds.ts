import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/feeds';

export const feeds = {
  article: '{{name}}: articoli',
  articleText: 'Storie e consigli.',
  news: '{{name}}: notizie',
  newsText: 'Notizie del negozio, prodotti ed eventi.',
} satisfies Translation<typeof mn.feeds>;
