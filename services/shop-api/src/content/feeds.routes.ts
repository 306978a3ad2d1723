import { createCache } from '@ortoo/cache';
import { type ArticleKind, articlePathOf } from '@ortoo/contracts';
import { htmlLang, type Locale, locales, localizePath } from '@ortoo/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readerAt } from '../http/locale';
import { textIn } from '../messages/index';
import type { Shop } from '../shop';
import { readArticles } from './articles/articles';
import { rssOf } from './rss.rules';
import type { Site } from './site-shapes';

const entriesInFeed = 20;
const lifetime = 60_000;
const maxAge = 'public, max-age=900';

const feeds = [
  { kind: 'article', path: '/articles' },
  { kind: 'news', path: '/news' },
] as const satisfies { kind: ArticleKind; path: string }[];

interface Request {
  site: Site;
  locale: Locale;
  feed: (typeof feeds)[number];
}

const write = async (shop: Shop, { site, locale, feed: { kind, path } }: Request): Promise<string> => {
  const reader = readerAt(site, locale);
  const { articles } = await readArticles(shop, { kind, page: 1, per_page: entriesInFeed }, reader);
  const addressOf = (to: string) => shop.hosts.originOf(site.code) + localizePath(to, locale);
  const name = site.name[locale] ?? site.name[site.default_locale] ?? site.code;
  return rssOf(
    {
      title: textIn(locale, `feeds.${kind}`, { name }),
      description: textIn(locale, `feeds.${kind}Text`),
      url: addressOf(path),
      self: addressOf(`${path}.rss`),
      language: htmlLang[locale],
    },
    articles.map(article => ({
      title: article.title,
      summary: article.summary,
      url: addressOf(articlePathOf(article)),
      author: article.author.name,
      topics: article.tags.map(tag => tag.name),
      published: new Date(article.published_at),
    })),
  );
};

/** Feeds of articles and of news, in every language of a site: `/articles.rss`, `/en/news.rss`. */
export const addFeeds = (app: FastifyInstance, shop: Shop, siteOf: (request: FastifyRequest) => Site): void => {
  const texts = createCache<string>({ maxEntries: 100, expires: from => from + lifetime });
  for (const feed of feeds)
    for (const locale of locales)
      app.get(localizePath(`${feed.path}.rss`, locale), async (request, reply) => {
        const site = siteOf(request);
        if (!site.locales.some(own => own === locale)) return reply.code(404).type('text/plain').send('Not Found');
        const text = await texts.fetch(`${site.code} ${locale} ${feed.kind}`, () =>
          write(shop, { site, locale, feed }),
        );
        return reply.type('application/rss+xml; charset=utf-8').header('cache-control', maxAge).send(text);
      });
};
