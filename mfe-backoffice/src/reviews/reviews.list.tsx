import type { WaitingReview } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { RatingStars } from '@ortoo/ui';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';

export const reviewList = defineList({
  id: 'reviews',
  path: '/backoffice/reviews',
  filters: {
    state: {
      kind: 'choice',
      label: 'reviews.state',
      text: 'reviews.states',
      options: ['pending', 'approved', 'refused'],
      inViews: true,
    },
  },
  sorts: [],
});

export const reviewViews: readonly ListView[] = [
  { label: 'reviews.states.approved', search: 'state=approved' },
  { label: 'reviews.states.refused', search: 'state=refused' },
];

export const reviewColumns: readonly DataColumn<WaitingReview>[] = [
  { id: 'subject', head: 'reviews.subject', cell: ({ subject }) => subject.name },
  {
    id: 'rating',
    head: 'reviews.rating',
    card: 'end',
    cell: ({ rating }, { t }) => (
      <RatingStars value={rating} brief={String(rating)} label={t('reviews.stars', { rating })} />
    ),
  },
  { id: 'comment', head: 'reviews.comment', clamp: true, cell: ({ comment }) => comment },
  { id: 'author', head: 'reviews.author', cell: ({ author }) => author },
  {
    id: 'pictures',
    head: 'reviews.pictures',
    align: 'end',
    card: 'none',
    cell: ({ images }) => (images.length > 0 ? images.length : ''),
  },
  {
    id: 'created',
    head: 'reviews.created',
    cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
];
