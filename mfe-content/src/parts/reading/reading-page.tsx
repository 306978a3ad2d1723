import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Article, ArticleKind } from '@ortoo/contracts';
import { htmlLang, localizePath } from '@ortoo/i18n';
import { definePage, useHref, useMessages, type Page, type PageProps } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { ShownIn } from '@ortoo/remote/shown-in';
import { ArticleSkeleton, Breadcrumbs, Chip, Cluster, Container, Picture, Section } from '@ortoo/ui';
import { ArticleCard } from '../article-card';
import { articleStyle } from '../article-style';
import { Byline } from '../byline';
import { commentsRequest } from '../comments/comments.queries';
import { LateComments, loadComments } from '../comments/late-comments';
import { addressOf, listPath } from '../listing/list-address.rules';
import { articleQuery } from './article.queries';
import { AuthorBox } from './author-box';
import { BookmarkButton } from './bookmark-button';
import { DocumentBody } from './document-body';
import { ReadingProgress } from './reading-progress';
import { ShareButtons } from './share-buttons';
import { SpokenProducts } from './spoken-products';
import { articleData } from './structured-data.rules';
import { TableOfContents } from './table-of-contents';

const slugOf = (params: PageProps['params']) => params['slug'] ?? '';

const Related = ({ article: { kind, related } }: { article: Article }) => {
  const t = useMessages();
  const href = useHref();
  if (related.length === 0) return null;
  return (
    <Section title={t('articles.more')} seeAll={{ href: href(listPath(kind)), label: t('actions.seeAll') }}>
      <div className="more">
        {related.map(other => (
          <ArticleCard key={other.id} article={other} level={3} />
        ))}
      </div>
    </Section>
  );
};

/** The text itself, from its title to its author. */
const Text = ({ article }: { article: Article }) => {
  const t = useMessages();
  const href = useHref();
  const { kind, title } = article;
  const lang = langOf(article);
  return (
    <article css={articleStyle}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[
          { label: t('nav.products'), href: href('/products') },
          { label: t(`${kind}.title`), href: href(listPath(kind)) },
          { label: title },
        ]}
      />
      <ShownIn texts={[article]} />
      <h1 lang={lang}>{title}</h1>
      <p className="summary" lang={lang}>
        {article.summary}
      </p>
      <Byline article={article} linked />
      <div className="tools no-print">
        <BookmarkButton articleId={article.id} />
        <ShareButtons title={title} />
      </div>
      <Picture
        src={article.image}
        alt={article.image_alt}
        ratio={16 / 10}
        eager
        sizes="(min-width: 992px) 44rem, 100vw"
      />
      <TableOfContents document={article.body} lang={lang} />
      <DocumentBody document={article.body} lang={lang} products={article.products} />
      <Cluster>
        {article.tags.map(({ code, name }) => (
          <Chip key={code} href={href(addressOf(kind, { tag: code }))}>
            {name}
          </Chip>
        ))}
      </Cluster>
      <AuthorBox article={article} />
    </article>
  );
};

const ReadingPage = ({ kind, slug }: { kind: ArticleKind; slug: string }) => {
  const t = useMessages();
  const { data: article } = useQuery(articleQuery(kind, slug));
  if (!article) return <ArticleSkeleton label={t('state.loading')} />;
  return (
    <Container css={style}>
      <ReadingProgress />
      <Text article={article} />
      <SpokenProducts products={article.products} />
      <LateComments kind={kind} slug={slug} />
      <Related article={article} />
    </Container>
  );
};

/** The page of an article or of news. */
export const defineReadingPage = (kind: ArticleKind): Page =>
  definePage({
    load: ({ params, search, queryClient }) =>
      Promise.all([
        queryClient.ensureQueryData(articleQuery(kind, slugOf(params))),
        loadComments(queryClient, { kind, slug: slugOf(params) }, commentsRequest(search)),
      ]),
    head: ({ params, queryClient, siteData, locale, t }) => {
      const article = queryClient.getQueryData(articleQuery(kind, slugOf(params)).queryKey);
      if (!article) return { title: t(`${kind}.title`) };
      const path = `${listPath(kind)}/${article.slug}`;
      const { name: publisher } = siteData.configs;
      return {
        title: article.title,
        description: article.summary,
        type: 'article',
        image: article.image,
        canonical: path,
        locales: article.locales,
        feed: { title: t(`${kind}.title`), path: `${listPath(kind)}.rss` },
        jsonLd: [
          articleData(article, {
            publisher,
            localize: to => localizePath(to, locale),
            language: langOf(article) ?? htmlLang[locale],
          }),
        ],
        breadcrumbs: [
          { label: t('nav.products'), path: '/products' },
          { label: t(`${kind}.title`), path: listPath(kind) },
          { label: article.title, path },
        ],
      };
    },
    Page: ({ params }: PageProps) => <ReadingPage kind={kind} slug={slugOf(params)} />,
  });

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block: var(--space-1) var(--space-4);
  > article > img {
    width: 100%;
    margin-block: var(--space-1);
    border-radius: var(--radius-xl);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    margin-inline: -0.875rem;
  }
  .more {
    display: grid;
    gap: var(--space-3);
  }
  @media (min-width: 992px) {
    .more {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
