import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'content.articles': () => import(/* webpackChunkName: "content.articles" */ './articles/articles.page'),
    'content.article': () => import(/* webpackChunkName: "content.article" */ './article/article.page'),
    'content.page': () => import(/* webpackChunkName: "content.page" */ './pages/page.page'),
  },
  slots: {
    'content.article-strip': () => import(/* webpackChunkName: "content.article-strip" */ './slots/article-strip'),
  },
  messages: locale => import(/* webpackChunkName: "messages-[request]" */ `./messages/${locale}`),
});
