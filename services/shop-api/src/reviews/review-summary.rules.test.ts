import { countOf, summaryOf } from './review-summary.rules';

it('counts stars, their average and the reviews with pictures', () =>
  expect(
    summaryOf([
      { rating: 5, count: 2, photos: 1 },
      { rating: 2, count: 1, photos: 0 },
    ]),
  ).toEqual({
    histogram: [5, 4, 3, 2, 1].map(rating => ({ rating, count: { 5: 2, 2: 1 }[rating] ?? 0 })),
    average_rating: 4,
    total_reviews: 3,
    with_photos: 1,
  }));

it('returns an empty summary without reviews', () =>
  expect(summaryOf([])).toMatchObject({ average_rating: 0, total_reviews: 0, with_photos: 0 }));

it.each([
  [{ with_photos: false }, 6],
  [{ with_photos: true }, 2],
  [{ rating: 5, with_photos: false }, 4],
  [{ rating: 5, with_photos: true }, 1],
  [{ rating: 1, with_photos: false }, 0],
])('counts the reviews for %j', (requested, count) =>
  expect(
    countOf(
      [
        { rating: 5, count: 4, photos: 1 },
        { rating: 2, count: 2, photos: 1 },
      ],
      requested,
    ),
  ).toBe(count),
);
