import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { definePersonalPage, failedPage, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import {
  BellIcon,
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  ErrorPanel,
  ListSkeleton,
  Pagination,
} from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { ArticleCard } from '../parts/article-card';
import { followedQuery } from '../parts/authors.queries';
import { requestedFrom } from '../parts/listing/list-address.rules';

const Feed = ({ userId }: { userId: number }) => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const { page } = requestedFrom(search);
  const query = useQuery(followedQuery(userId, page));
  const { data } = query;
  if (query.isError) return <ErrorPanel {...failedPage(t, query)} />;
  if (!data) return <ListSkeleton label={t('state.loading')} count={4} />;
  if (data.total_count === 0)
    return (
      <EmptyState
        icon={<BellIcon />}
        title={t(data.slugs.length > 0 ? 'following.nothing' : 'following.empty')}
        text={t('following.emptyText')}
        actions={<ButtonLink href={href('/authors')}>{t('authors.all')}</ButtonLink>}
      />
    );
  return (
    <>
      <div className="cards">
        {data.articles.map((article, at) => (
          <ArticleCard key={article.id} article={article} level={2} eager={at === 0} />
        ))}
      </div>
      <Pagination
        {...paginationTexts(t)}
        page={page}
        pages={data.pages}
        hrefOf={number => href(`/authors/following?page=${number}`)}
      />
    </>
  );
};

const Following = () => {
  const t = useMessages();
  const href = useHref();
  const user = useStore($user, { ssr: 'initial' });
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('authors.title'), href: href('/authors') }, { label: t('following.title') }]}
      />
      <h1>{t('following.title')}</h1>
      {user && <Feed userId={user.id} />}
    </Container>
  );
};

export const page = definePersonalPage('following.title', Following);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: 0.25rem var(--space-4);
  > nav:first-of-type {
    margin-bottom: calc(var(--space-2) * -1);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: var(--space-3);
  }
`;
