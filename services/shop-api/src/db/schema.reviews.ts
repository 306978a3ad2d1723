import type { ReviewScores, ReviewState } from '@ortoo/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './schema.types';

export interface ReviewTables {
  reviews: {
    id: Generated<number>;
    product_id: number | null;
    vendor_id: number | null;
    user_id: number | null;
    author: string;
    rating: number;
    scores: ColumnType<ReviewScores, string | undefined, string>;
    comment: string;
    images: Json<{ file: string; name: string }[]>;
    state: ReviewState;
    reason: string | null;
    verified: boolean;
    helpful: Generated<number>;
    created_at: Time;
    edited_at: MaybeTime;
  };
  review_votes: { review_id: number; user_id: number };
}
