import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useHref, useMessages } from '@ortoo/remote';
import { Section, Skeleton } from '@ortoo/ui';
import { ArticleCard } from '../parts/article-card';
import { articlesPerPage, articlesQuery } from '../parts/articles.queries';

const usual = 3;

/** Properties come from another remote's page, which this one does not compile with. */
const sizeFrom = ({ size }: Record<string, unknown>): number =>
  typeof size === 'number' && Number.isInteger(size) && size > 0 ? Math.min(size, articlesPerPage) : usual;

/** The newest articles in a row. Without any there is no strip. */
export const Slot = (props: Record<string, unknown>) => {
  const t = useMessages();
  const href = useHref();
  const size = sizeFrom(props);
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
