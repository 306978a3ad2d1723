import type { Review } from '@ortoo/contracts';
import { maybeTime, picturePath, time } from '../http/display';
import type { ReviewRow } from './reviews.tables';

export const serializeReview = (row: ReviewRow): Review => ({
  id: row.id,
  rating: row.rating,
  scores: row.scores,
  comment: row.comment,
  images: row.images.map(({ file, name }) => ({ url: picturePath(file), name })),
  author: row.author,
  verified: row.verified,
  helpful: row.helpful,
  state: row.state,
  reason: row.reason,
  created_at: time(row.created_at),
  edited_at: maybeTime(row.edited_at),
});

/** `Б. Номин`: the given name in full, the initial of the other. */
export const authorName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  lastname ? `${[...lastname][0]}. ${firstname}` : firstname;
