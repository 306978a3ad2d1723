import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { definePage, failedPage, useHref, useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Breadcrumbs, ButtonLink, Container, EmptyState, ErrorPanel, Grid, ListSkeleton, TextLink } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { authorsQuery } from '../parts/authors.queries';
import { AuthorCard } from './author-card';

const AuthorList = () => {
  const t = useMessages();
  const href = useHref();
  const query = useQuery(authorsQuery());
  const { data } = query;
  if (query.isError) return <ErrorPanel {...failedPage(t, query)} />;
  if (!data) return <ListSkeleton label={t('state.loading')} count={6} />;
  if (data.authors.length === 0)
    return (
      <EmptyState
        title={t('authors.empty')}
        actions={<ButtonLink href={href('/articles')}>{t('article.showAll')}</ButtonLink>}
      />
    );
  return (
    <Grid as="ul" min="18rem" gap={3}>
      {data.authors.map(author => (
        <li key={author.slug}>
          <AuthorCard author={author} />
        </li>
      ))}
    </Grid>
  );
};

const AuthorsPage = () => {
  const t = useMessages();
  const href = useHref();
  const user = useStore($user, { ssr: 'initial' });
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[
          { label: t('nav.products'), href: href('/products') },
          { label: t('article.title'), href: href('/articles') },
          { label: t('authors.title') },
        ]}
      />
      <header>
        <h1>{t('authors.title')}</h1>
        <p>{t('authors.text')}</p>
      </header>
      {user && (
        <p>
          <TextLink href={href('/authors/following')}>{t('following.title')}</TextLink>
        </p>
      )}
      <AuthorList />
    </Container>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(authorsQuery()),
  head: ({ t }) => ({
    title: t('authors.title'),
    description: t('authors.text'),
    canonical: '/authors',
    breadcrumbs: [
      { label: t('nav.products'), path: '/products' },
      { label: t('article.title'), path: '/articles' },
      { label: t('authors.title'), path: '/authors' },
    ],
  }),
  Page: AuthorsPage,
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
`;
