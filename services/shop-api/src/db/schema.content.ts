import type { ArticleDocument, ArticleKind, CommentReason, CommentState } from '@ortoo/contracts';
import type { Generated } from 'kysely';
import type { Json, MaybeTime, Text, Time } from './schema.types';

export interface ContentTables {
  articles: {
    id: Generated<number>;
    kind: ArticleKind;
    slug: string;
    title: Json<Text>;
    summary: Json<Text>;
    body: Json<Text<ArticleDocument>>;
    image: string;
    image_alt: Json<Text>;
    /** Codes. */
    tags: Json<string[]>;
    author_id: number;
    /** What is offered next, in addition to what has the same tags. */
    related_slugs: Json<string[]>;
    published_at: Time;
    updated_at: Time;
    /** When the followers of its author were told. */
    announced_at: MaybeTime;
    reading_minutes: number;
  };
  article_tags: { code: string; name: Json<Text>; description: Json<Text> };
  pages: {
    slug: string;
    title: Json<Text>;
    summary: Json<Text>;
    body: Json<Text<ArticleDocument>>;
    updated_at: Time;
  };
  authors: {
    id: Generated<number>;
    slug: string;
    name: Json<Text>;
    bio: Json<Text>;
    picture: string | null;
    /** The user who writes under this name. */
    user_id?: number | null;
    created_at: Time;
  };
  author_follows: { user_id: number; author_id: number; created_at: Time };
  comments: {
    id: Generated<number>;
    article_id: number;
    /** The first comment of its thread; null for that one. */
    thread_id: number | null;
    reply_to_id: number | null;
    user_id: number | null;
    /** Name of one without an account. */
    author: string;
    text: string;
    state: CommentState;
    reason: CommentReason | null;
    note: string | null;
    created_at: Time;
    edited_at: MaybeTime;
  };
  comment_ratings: { comment_id: number; user_id: number; rating: 1 | -1 };
  comment_reports: { comment_id: number; user_id: number; reason: CommentReason; created_at: Time };
  comment_names: { user_id: number; name: string };
}
