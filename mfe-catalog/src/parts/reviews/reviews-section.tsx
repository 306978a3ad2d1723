import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { Reviews } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Section } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { OwnReviewSection } from './own-review-section';
import { ReviewList } from './review-list';
import { ReviewSummary } from './review-summary';
import { allReviews, myReviewQuery, reviewsQuery, type ReviewSubject } from './reviews.queries';

export interface ReviewsSectionProps {
  title: string;
  subject: ReviewSubject;
  /** Path of the page, without the locale prefix. */
  page: string;
  /** Name of the reviewed item. */
  name: string;
  /** A hotel is scored for its aspects, too: the part that shows their averages. */
  Scores?: ComponentType<Pick<Reviews, 'scores'>>;
}

/** Reviews, and the user's own one. The first ones are in the page's HTML. */
export const ReviewsSection = ({ title, subject, page, name, Scores }: ReviewsSectionProps) => {
  const t = useMessages();
  const user = useStore($user, { ssr: 'initial' });
  const [filter, setFilter] = useState(allReviews);
  const { data: reviews } = useQuery(reviewsQuery(subject));
  const { data: mine } = useQuery(myReviewQuery(subject, user?.id));
  return (
    <div css={style} id="reviews">
      <Section title={title}>
        <div className="parts">
          <div className="aside">
            {reviews && <ReviewSummary reviews={reviews} filter={filter} onFilter={setFilter} />}
            <OwnReviewSection
              subject={subject}
              page={page}
              name={name}
              own={mine?.review ?? null}
              isScored={Scores !== undefined}
            />
          </div>
          <div className="main">
            {Scores && reviews && <Scores scores={reviews.scores} />}
            <div aria-label={t('reviews.list')} role="group">
              <ReviewList subject={subject} filter={filter} onFilter={setFilter} mine={mine} />
            </div>
          </div>
        </div>
      </Section>
    </div>
  );
};

const style = css`
  .parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  .main,
  .aside {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }
  @media (min-width: 992px) {
    .parts {
      grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
      gap: var(--space-6);
    }
  }
`;
