import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Article } from '@ortoo/contracts';
import { definePage, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { ArticleSkeleton, Breadcrumbs, Chip, Cluster, Container, Picture, Section } from '@ortoo/ui';
import { ArticleCard } from '../parts/article-card';
import { articleStyle } from '../parts/article-style';
import { articlesQuery } from '../parts/articles.queries';
import { Byline } from '../parts/byline';
import { articleData } from '../parts/structured-data.rules';
import { TextBlocks } from '../parts/text-blocks';
import { articleQuery } from './article.queries';

/** Number of other articles at the end. */
const offered = 3;

const More = ({ article }: { article: Article }) => {
  const t = useMessages();
  const href = useHref();
  const { data } = useQuery(articlesQuery());
  const others = data?.articles.filter(({ id }) => id !== article.id).slice(0, offered) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={t('articles.more')} seeAll={{ href: href('/articles'), label: t('actions.seeAll') }}>
      <div className="more">
        {others.map(other => (
          <ArticleCard key={other.id} article={other} level={3} />
        ))}
      </div>
    </Section>
  );
};

const ArticlePage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const { data: article } = useQuery(articleQuery(params['slug'] ?? ''));
  if (!article) return <ArticleSkeleton label={t('state.loading')} />;
  return (
    <Container css={style}>
      <article css={articleStyle}>
        <Breadcrumbs
          label={t('nav.breadcrumbs')}
          crumbs={[
            { label: t('nav.products'), href: href('/products') },
            { label: t('articles.title'), href: href('/articles') },
            { label: article.title },
          ]}
        />
        <h1>{article.title}</h1>
        <p className="summary">{article.summary}</p>
        <Byline article={article} />
        <Picture
          src={article.image}
          alt={article.image_alt}
          ratio={16 / 10}
          eager
          sizes="(min-width: 992px) 44rem, 100vw"
        />
        <TextBlocks body={article.body} />
        <Cluster>
          {article.tags.map(({ code, name }) => (
            <Chip key={code} href={href(`/articles?tag=${code}`)}>
              {name}
            </Chip>
          ))}
        </Cluster>
      </article>
      <More article={article} />
    </Container>
  );
};

export const page = definePage({
  load: ({ params, queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(articleQuery(params['slug'] ?? '')),
      queryClient.prefetchQuery(articlesQuery()),
    ]),
  head: ({ params, queryClient, siteData, t }) => {
    const article = queryClient.getQueryData(articleQuery(params['slug'] ?? '').queryKey);
    if (!article) return { title: t('articles.title') };
    return {
      title: article.title,
      description: article.summary,
      image: article.image,
      canonical: `/articles/${article.slug}`,
      jsonLd: [articleData(article, siteData.configs.name)],
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: t('articles.title'), path: '/articles' },
        { label: article.title, path: `/articles/${article.slug}` },
      ],
    };
  },
  Page: ArticlePage,
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
