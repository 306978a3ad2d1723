import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { ArticleKind, Articles } from '@ortoo/contracts';
import { failedPage, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { ButtonLink, Chip, Cluster, EmptyState, ErrorPanel, ListSkeleton, Pagination, TextLink } from '@ortoo/ui';
import { ArticleCard } from '../article-card';
import { articlesQuery } from './articles.queries';
import { addressOf, type ArticleFilter, listPath, requestedFrom } from './list-address.rules';
import { SearchForm } from './search-form';

interface ListProps {
  kind: ArticleKind;
  filter: ArticleFilter;
}

const Tags = ({ kind, filter, tags }: ListProps & Pick<Articles, 'tags'>) => {
  const t = useMessages();
  const href = useHref();
  const to = (tag: string) => href(addressOf(kind, { ...filter, tag, page: 1 }));
  return (
    <nav className="tags" aria-label={t('articles.tags')}>
      <Chip href={to('')} pressed={filter.tag === ''}>
        {t('articles.allTags')}
      </Chip>
      {tags.map(({ code, name }) => (
        <Chip key={code} href={to(code)} pressed={filter.tag === code}>
          {name}
        </Chip>
      ))}
    </nav>
  );
};

/** What the list is narrowed to besides its topic, each with a link that widens it again. */
const Applied = ({ kind, filter, author }: ListProps & Pick<Articles, 'author'>) => {
  const t = useMessages();
  const href = useHref();
  const { q } = filter;
  if (!q && !author) return null;
  const to = (change: Partial<ArticleFilter>) => href(addressOf(kind, { ...filter, ...change, page: 1 }));
  return (
    <Cluster>
      {q && (
        <Chip href={to({ q: '' })} removeLabel={t('articles.removeFilter', { name: q })}>
          {t('articles.quoted', { text: q })}
        </Chip>
      )}
      {author && (
        <Chip href={to({ author: '' })} removeLabel={t('articles.removeFilter', { name: author.name })}>
          {author.name}
        </Chip>
      )}
    </Cluster>
  );
};

const Found = ({ kind, filter, data }: ListProps & { data: Articles }) => {
  const t = useMessages();
  const href = useHref();
  if (data.articles.length === 0)
    return (
      <EmptyState
        title={filter.q ? t('articles.notFound', { text: filter.q }) : t(`${kind}.empty`)}
        text={t(filter.q ? 'articles.notFoundText' : 'articles.emptyText')}
        actions={<ButtonLink href={href(listPath(kind))}>{t(`${kind}.showAll`)}</ButtonLink>}
      />
    );
  return (
    <div className="cards">
      {data.articles.map((article, at) => (
        <ArticleCard key={article.id} article={article} level={2} lead={at === 0 && filter.q === ''} eager={at === 0} />
      ))}
    </div>
  );
};

/** Articles or news with topics, search and pages; all of it links and a form. */
export const ArticleList = ({ kind }: { kind: ArticleKind }) => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const filter = requestedFrom(search);
  const query = useQuery(articlesQuery(kind, filter));
  const { data } = query;
  if (query.isError) return <ErrorPanel {...failedPage(t, query)} />;
  if (!data) return <ListSkeleton label={t('state.loading')} count={4} />;
  return (
    <div css={style}>
      <SearchForm key={filter.q} kind={kind} filter={filter} />
      <Tags kind={kind} filter={filter} tags={data.tags} />
      <Applied kind={kind} filter={filter} author={data.author} />
      {filter.q && (
        <p role="status" className="soft">
          {t('articles.count', { count: data.total_count })}
        </p>
      )}
      <Found kind={kind} filter={filter} data={data} />
      <Pagination
        {...paginationTexts(t)}
        page={filter.page}
        pages={data.pages}
        hrefOf={page => href(addressOf(kind, { ...filter, page }))}
      />
      <p className="more">
        <TextLink href={href('/authors')}>{t('articles.authors')}</TextLink>
        <TextLink href={href(`${listPath(kind)}.rss`)} type="application/rss+xml" data-reload>
          {t('articles.feed')}
        </TextLink>
      </p>
    </div>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  @media (max-width: 991.98px) {
    .tags {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin-inline: calc(-1 * var(--gutter));
      padding: 3px var(--gutter);
      scrollbar-width: none;
    }
    .tags > [aria-current] {
      scroll-initial-target: nearest;
    }
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: var(--space-3);
  }
  .cards > [data-lead] {
    grid-column: 1 / -1;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    font-size: var(--text-sm);
  }
`;
