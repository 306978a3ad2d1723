import type { Reviews } from '@ortoo/contracts';

interface Stars {
  rating: number;
  count: number;
  photos: number;
}

const grades = [5, 4, 3, 2, 1];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Summary of the number of reviews by stars. */
export const summaryOf = (
  stars: readonly Stars[],
): Pick<Reviews, 'histogram' | 'average_rating' | 'total_reviews' | 'with_photos'> => {
  const total = sum(stars.map(({ count }) => count));
  const points = sum(stars.map(({ rating, count }) => rating * count));
  return {
    histogram: grades.map(rating => ({ rating, count: stars.find(row => row.rating === rating)?.count ?? 0 })),
    average_rating: total === 0 ? 0 : Math.round((points * 100) / total) / 100,
    total_reviews: total,
    with_photos: sum(stars.map(({ photos }) => photos)),
  };
};

/** Number of the reviews that a request narrows down to. */
export const countOf = (
  stars: readonly Stars[],
  { rating, with_photos }: { rating?: number | undefined; with_photos: boolean },
): number =>
  sum(
    stars
      .filter(row => rating === undefined || row.rating === rating)
      .map(({ count, photos }) => (with_photos ? photos : count)),
  );
