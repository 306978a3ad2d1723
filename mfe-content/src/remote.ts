import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'content.articles': () => import(/* webpackChunkName: "content.articles" */ './articles/articles.page'),
    'content.article': () => import(/* webpackChunkName: "content.article" */ './article/article.page'),
    'content.news': () => import(/* webpackChunkName: "content.news" */ './news/news.page'),
    'content.news-item': () => import(/* webpackChunkName: "content.news-item" */ './news/news-item.page'),
    'content.authors': () => import(/* webpackChunkName: "content.authors" */ './authors/authors.page'),
    'content.following': () => import(/* webpackChunkName: "content.following" */ './authors/following.page'),
    'content.author': () => import(/* webpackChunkName: "content.author" */ './authors/author.page'),
    'content.publications': () =>
      import(/* webpackChunkName: "content.publications" */ './publications/publications.page'),
    'content.publication': () =>
      import(/* webpackChunkName: "content.publication" */ './publications/publication.page'),
    'content.promotions': () => import(/* webpackChunkName: "content.promotions" */ './campaigns/campaigns.page'),
    'content.promotion': () => import(/* webpackChunkName: "content.promotion" */ './campaigns/campaign.page'),
    'content.wheel-page': () => import(/* webpackChunkName: "content.wheel-page" */ './wheel/wheel.page'),
    'content.page': () => import(/* webpackChunkName: "content.page" */ './pages/page.page'),
  },
  slots: {
    'content.article-strip': () => import(/* webpackChunkName: "content.article-strip" */ './slots/article-strip'),
    'content.promotion-banner': () =>
      import(/* webpackChunkName: "content.promotion-banner" */ './slots/promotion-banner'),
    'content.publication-text': () =>
      import(/* webpackChunkName: "content.publication-text" */ './slots/publication-text'),
    'content.wheel': () => import(/* webpackChunkName: "content.wheel" */ './slots/wheel'),
  },
  // The folders beside the catalogues hold parts of them.
  messages: locale =>
    import(/* webpackChunkName: "messages-[request]", webpackInclude: /messages.[a-z]+\.ts$/ */ `./messages/${locale}`),
});
