import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Articles } from '@ortoo/contracts';
import { definePage, failedPage, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import {
  Breadcrumbs,
  ButtonLink,
  Chip,
  Cluster,
  Container,
  EmptyState,
  ErrorPanel,
  ListSkeleton,
  Pagination,
} from '@ortoo/ui';
import { ArticleCard } from '../parts/article-card';
import { articlesQuery } from '../parts/articles.queries';
import { addressOf, requestedFrom } from './list-address.rules';

const Tags = ({ tags, chosen }: { tags: Articles['tags']; chosen: string }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <nav aria-label={t('articles.tags')}>
      <Cluster>
        <Chip href={href(addressOf(''))} pressed={chosen === ''}>
          {t('articles.allTags')}
        </Chip>
        {tags.map(({ code, name }) => (
          <Chip key={code} href={href(addressOf(code))} pressed={chosen === code}>
            {name}
          </Chip>
        ))}
      </Cluster>
    </nav>
  );
};

const List = () => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const { tag, page } = requestedFrom(search);
  const query = useQuery(articlesQuery({ tag, page }));
  const { data } = query;
  if (query.isError) return <ErrorPanel {...failedPage(t, query)} />;
  if (!data) return <ListSkeleton label={t('state.loading')} count={4} />;
  return (
    <>
      <Tags tags={data.tags} chosen={tag} />
      {data.articles.length === 0 && (
        <EmptyState
          title={t('articles.empty')}
          text={t('articles.emptyText')}
          actions={<ButtonLink href={href('/articles')}>{t('articles.showAll')}</ButtonLink>}
        />
      )}
      <div className="cards">
        {data.articles.map((article, at) => (
          <ArticleCard key={article.id} article={article} level={2} lead={at === 0} />
        ))}
      </div>
      <Pagination
        {...paginationTexts(t)}
        page={page}
        pages={data.pages}
        hrefOf={number => href(addressOf(tag, number))}
      />
    </>
  );
};

const ArticlesPage = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: t('articles.title') }]}
      />
      <header>
        <h1>{t('articles.title')}</h1>
        <p>{t('articles.text')}</p>
      </header>
      <List />
    </Container>
  );
};

export const page = definePage({
  load: ({ queryClient, search }) => queryClient.ensureQueryData(articlesQuery(requestedFrom(search))),
  head: ({ t, search, queryClient }) => {
    const { tag, page: number } = requestedFrom(search);
    const tags = queryClient.getQueryData(articlesQuery({ tag, page: number }).queryKey)?.tags;
    const name = tags?.find(({ code }) => code === tag)?.name;
    return {
      title: name ? t('articles.tagged', { tag: name }) : t('articles.title'),
      description: t('articles.text'),
      canonical: addressOf(name ? tag : '', number),
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: t('articles.title'), path: '/articles' },
      ],
    };
  },
  Page: ArticlesPage,
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: 0.25rem var(--space-4);
  > nav:first-of-type {
    margin-bottom: calc(var(--space-2) * -1);
  }
  header p {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: var(--space-3);
  }
  .cards > [data-lead] {
    grid-column: 1 / -1;
  }
`;
