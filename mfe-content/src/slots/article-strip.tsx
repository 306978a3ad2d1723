import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useHref, useMessages, type SlotProps } from '@ortoo/remote';
import { Section, Skeleton } from '@ortoo/ui';
import { ArticleCard } from '../parts/article-card';
import { articlesPerPage, articlesQuery } from '../parts/listing/articles.queries';

const usual = 3;

/** The newest articles in a row. Renders nothing when there are none. */
export const Slot = ({ size: requested = usual }: SlotProps<'content.article-strip'>) => {
  const t = useMessages();
  const href = useHref();
  const size = Math.min(requested, articlesPerPage);
  const { data, isPending } = useQuery(articlesQuery());
  if (!isPending && !data?.articles.length) return null;
  return (
    <Section title={t('articles.stripTitle')} seeAll={{ href: href('/articles'), label: t('actions.seeAll') }}>
      <div css={style}>
        {isPending && Array.from({ length: size }, (_, at) => <Skeleton key={at} height="24rem" round />)}
        {data?.articles.slice(0, size).map(article => (
          <ArticleCard key={article.id} article={article} level={3} />
        ))}
      </div>
    </Section>
  );
};

const style = css`
  display: grid;
  grid-auto-columns: min(84%, 20rem);
  grid-auto-flow: column;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.5rem var(--gutter) 1.75rem;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
  @media (min-width: 992px) {
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`;
