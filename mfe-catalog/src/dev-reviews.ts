import type { Review, Reviews } from '@ortoo/contracts';

/** A review of the Shop API. */
export const reviewOf = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  rating: 5,
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
  ({ params = {} }: { params?: Partial<Record<string, unknown>> | undefined }): Reviews => {
    const all = Array.from({ length: total }, (_, at) => reviewOf(at + 1, { rating: at % 3 === 2 ? 3 : 5 }));
    const requested = all.filter(({ rating }) => params['rating'] === undefined || rating === params['rating']);
    const [page, size] = [Number(params['page'] ?? 1), Number(params['per_page'] ?? 10)];
    const reviews = requested.slice((page - 1) * size, page * size);
    const count = (rating: number) => all.filter(review => review.rating === rating).length;
    return {
      reviews,
      count: reviews.length,
      total_count: requested.length,
      current_page: page,
      per_page: size,
      pages: Math.ceil(requested.length / size),
      histogram: [5, 4, 3, 2, 1].map(rating => ({ rating, count: count(rating) })),
      average_rating: 4.4,
      total_reviews: total,
      with_photos: 0,
    };
  };
