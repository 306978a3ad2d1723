import { css } from '@emotion/react';
import type { Review } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { langOfWriting } from '@ortoo/remote/lang';
import { BadgeCheckIcon, Picture, RatingStars } from '@ortoo/ui';
import { HelpfulButton } from './helpful-button';
import type { ReviewSubject } from './reviews.queries';

interface ReviewItemProps {
  review: Review;
  subject: ReviewSubject;
  isHelpful: boolean;
}

/** One review. */
export const ReviewItem = ({ review, subject, isHelpful }: ReviewItemProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { author, rating, comment, images, verified, created_at, edited_at, state } = review;
  return (
    <article css={style} aria-label={t('reviews.by', { author })}>
      <header>
        <RatingStars value={rating} label={t('units.stars', { value: rating })} />
        <b lang={langOfWriting(author)}>{author}</b>
        {verified && (
          <span className="bought">
            <BadgeCheckIcon aria-hidden="true" />
            {t('reviews.verified')}
          </span>
        )}
        <time dateTime={edited_at ?? created_at}>
          {edited_at
            ? t('reviews.edited', { date: formatDate(edited_at, locale, 'medium') })
            : formatDate(created_at, locale, 'medium')}
        </time>
      </header>
      <p lang={langOfWriting(comment)}>{comment}</p>
      {images.length > 0 && (
        <ul className="pictures">
          {images.map((image, at) => (
            <li key={image.url}>
              <a href={`${image.url}?w=1600`} target="_blank" rel="noreferrer">
                <Picture
                  src={image.url}
                  alt={t('reviews.picture', { author, number: at + 1 })}
                  sizes="6rem"
                  maxWidth={320}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {state === 'approved' && <HelpfulButton review={review} subject={subject} isHelpful={isHelpful} />}
    </article>
  );
};

const style = css`
  display: grid;
  gap: 0.75rem;
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--line);
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    font-size: var(--text-sm);
  }
  b {
    font-weight: 620;
  }
  .bought {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    color: var(--good);
  }
  .bought svg {
    width: 1rem;
    height: 1rem;
  }
  time {
    color: var(--ink-soft);
  }
  > p {
    max-width: 44rem;
    line-height: 1.6;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .pictures a {
    display: block;
    overflow: hidden;
    width: 6rem;
    border-radius: var(--radius);
  }
`;
