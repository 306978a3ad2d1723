import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/feeds';

export const feeds = {
  article: '{{name}}：文章',
  articleText: '故事与建议。',
  news: '{{name}}：新闻',
  newsText: '商店新闻、新品与活动。',
} satisfies Translation<typeof mn.feeds>;
