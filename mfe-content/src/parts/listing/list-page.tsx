import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { ArticleKind } from '@ortoo/contracts';
import { definePage, useHref, useMessages, useSearchParams, type Page } from '@ortoo/remote';
import { Breadcrumbs, Container } from '@ortoo/ui';
import { ArticleList } from './article-list';
import { articlesQuery, tagQuery } from './articles.queries';
import { addressOf, listPath, requestedFrom } from './list-address.rules';

const Heading = ({ kind }: { kind: ArticleKind }) => {
  const t = useMessages();
  const [search] = useSearchParams();
  const { tag } = requestedFrom(search);
  const { data } = useQuery(tagQuery(kind, tag));
  const shown = tag ? data : undefined;
  return (
    <header>
      <h1>{shown ? t(`${kind}.tagged`, { tag: shown.name }) : t(`${kind}.title`)}</h1>
      <p>{shown?.description || t(`${kind}.text`)}</p>
    </header>
  );
};

const ListPage = ({ kind }: { kind: ArticleKind }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: t(`${kind}.title`) }]}
      />
      <Heading kind={kind} />
      <ArticleList kind={kind} />
    </Container>
  );
};

/** The list of articles or of news, with its topics and search. */
export const defineListPage = (kind: ArticleKind): Page =>
  definePage({
    load: ({ queryClient, search }) => {
      const filter = requestedFrom(search);
      return Promise.all([
        queryClient.ensureQueryData(articlesQuery(kind, filter)),
        filter.tag && queryClient.prefetchQuery(tagQuery(kind, filter.tag)),
      ]);
    },
    head: ({ t, search, queryClient }) => {
      const { tag, author, q, page } = requestedFrom(search);
      const info = tag ? queryClient.getQueryData(tagQuery(kind, tag).queryKey) : undefined;
      const isSearch = q !== '' || author !== '';
      return {
        title: info ? t(`${kind}.tagged`, { tag: info.name }) : t(`${kind}.title`),
        description: info?.description || t(`${kind}.text`),
        canonical: addressOf(kind, isSearch ? { tag, author, q, page } : { tag: info ? tag : '', page }),
        ...(isSearch && { robots: 'noindex' as const }),
        feed: { title: t(`${kind}.title`), path: `${listPath(kind)}.rss` },
        breadcrumbs: [
          { label: t('nav.products'), path: '/products' },
          { label: t(`${kind}.title`), path: listPath(kind) },
        ],
      };
    },
    Page: () => <ListPage kind={kind} />,
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
    max-width: 44rem;
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
`;
