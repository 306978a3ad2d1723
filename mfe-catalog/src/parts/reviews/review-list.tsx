import { css } from '@emotion/react';
import type { MyReview, ReviewSort } from '@ortoo/contracts';
import { failedPart, useMessages } from '@ortoo/remote';
import { Button, Chip, Select, Skeleton } from '@ortoo/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedList } from '../failed-list';
import { ReviewItem } from './review-item';
import { allReviews, reviewsAtOnce, reviewsQuery, type ReviewFilter, type ReviewSubject } from './reviews.queries';

interface PageProps {
  subject: ReviewSubject;
  filter: ReviewFilter;
  page: number;
  mine: MyReview | undefined;
}

const Page = ({ subject, filter, page, mine }: PageProps) => {
  const t = useMessages();
  const query = useQuery({ ...reviewsQuery(subject, filter, page), placeholderData: keepPreviousData });
  const { data } = query;
  if (query.isError && !data) return <FailedList {...failedPart(t, query)} />;
  if (!data) return <Skeleton height="8rem" round />;
  return data.reviews.map(review => (
    <ReviewItem
      key={review.id}
      review={review}
      subject={subject}
      isHelpful={mine?.helpful.includes(review.id) ?? false}
    />
  ));
};

interface ReviewListProps extends Pick<PageProps, 'subject' | 'filter' | 'mine'> {
  onFilter: (filter: ReviewFilter) => void;
}

const sorts: readonly ReviewSort[] = ['helpful', 'newest', 'rating_desc', 'rating_asc'];

/** Reviews, a page at a time. */
export const ReviewList = ({ subject, filter, onFilter, mine }: ReviewListProps) => {
  const t = useMessages();
  const key = JSON.stringify(filter);
  const [shown, setShown] = useState({ key, pages: 1 });
  const pages = shown.key === key ? shown.pages : 1;
  const { data: whole } = useQuery(reviewsQuery(subject));
  const { data: first } = useQuery({ ...reviewsQuery(subject, filter), placeholderData: keepPreviousData });
  if (whole?.total_reviews === 0) return <p css={emptyStyle}>{t('reviews.empty')}</p>;
  const found = first?.total_count ?? 0;
  return (
    <div css={style}>
      <div className="tools">
        {whole !== undefined && whole.with_photos > 0 && (
          <Chip pressed={filter.withPhotos} onPress={() => onFilter({ ...filter, withPhotos: !filter.withPhotos })}>
            {t('reviews.withPhotos')}
          </Chip>
        )}
        {filter.rating !== undefined && (
          <Chip
            removeLabel={t('reviews.removeStars', { value: filter.rating })}
            onRemove={() => onFilter({ ...filter, rating: undefined })}
          >
            {filter.rating} ★
          </Chip>
        )}
        <Select
          hideLabel
          label={t('actions.sort')}
          value={filter.sort}
          onChange={event => onFilter({ ...filter, sort: event.target.value as ReviewSort })}
          options={sorts.map(sort => ({ value: sort, label: t(`reviews.sorts.${sort}`) }))}
        />
      </div>
      <p role="status" className="visually-hidden">
        {key === JSON.stringify(allReviews) ? '' : t('units.reviews', { count: found })}
      </p>
      {first && found === 0 && (
        <div className="none">
          <p>{t('reviews.none')}</p>
          <Button kind="secondary" size="sm" onClick={() => onFilter({ ...allReviews, sort: filter.sort })}>
            {t('actions.clearAll')}
          </Button>
        </div>
      )}
      {Array.from({ length: pages }, (_, at) => (
        <Page key={at} subject={subject} filter={filter} page={at + 1} mine={mine} />
      ))}
      {found > pages * reviewsAtOnce && (
        <Button kind="secondary" onClick={() => setShown({ key, pages: pages + 1 })}>
          {t('reviews.more', { count: found - pages * reviewsAtOnce })}
        </Button>
      )}
    </div>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  > button {
    justify-self: start;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.625rem;
  }
  .tools > div {
    width: auto;
    min-width: 12rem;
    margin-inline-start: auto;
  }
  .none {
    display: grid;
    justify-items: start;
    gap: var(--space-1-5);
    color: var(--ink-soft);
  }
  @media (max-width: 559.98px) {
    .tools > div {
      width: 100%;
      margin: 0;
    }
  }
`;

const emptyStyle = css`
  max-width: 34rem;
  color: var(--ink-soft);
`;
