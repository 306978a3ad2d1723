import type { Review, Reviews } from '@ortoo/contracts';

/** A review of the Shop API. */
export const reviewOf = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  rating: 5,
  scores: {},
  comment: `Хоёр дахь жилдээ өмсөж байна, ${id} дахь сэтгэгдэл.`,
  images: [],
  author: `Б. Уншигч${id}`,
  verified: true,
  helpful: 0,
  state: 'approved',
  reason: null,
  created_at: '2026-10-01T04:00:00.000Z',
  edited_at: null,
  ...change,
});

/** Responses for the reviews of a product: five stars except for each third, page by page. */
export const reviewsAnswer =
  (total: number) =>
  ({ query = {} }: { query?: { rating?: number; page?: number; per_page?: number } }): Reviews => {
    const { rating, page = 1, per_page: size = 10 } = query;
    const all = Array.from({ length: total }, (_, at) => reviewOf(at + 1, { rating: at % 3 === 2 ? 3 : 5 }));
    const requested = all.filter(review => rating === undefined || review.rating === rating);
    const reviews = requested.slice((page - 1) * size, page * size);
    const count = (stars: number) => all.filter(review => review.rating === stars).length;
    return {
      reviews,
      count: reviews.length,
      total_count: requested.length,
      current_page: page,
      per_page: size,
      pages: Math.ceil(requested.length / size),
      histogram: [5, 4, 3, 2, 1].map(stars => ({ rating: stars, count: count(stars) })),
      average_rating: total > 0 ? 4.4 : 0,
      scores: [],
      total_reviews: total,
      with_photos: 0,
    };
  };
