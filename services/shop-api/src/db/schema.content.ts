import type { Block } from '@ortoo/contracts';
import type { Generated } from 'kysely';
import type { Json, Text, Time } from './schema.types';

export interface TagRow {
  code: string;
  name: Text;
}

export interface ContentTables {
  articles: {
    id: Generated<number>;
    slug: string;
    title: Json<Text>;
    summary: Json<Text>;
    /** Pictures by name. */
    body: Json<Text<Block[]>>;
    image: string;
    image_alt: Json<Text>;
    tags: Json<TagRow[]>;
    author_name: Json<Text>;
    published_at: Time;
    reading_minutes: number;
  };
  pages: {
    slug: string;
    title: Json<Text>;
    summary: Json<Text>;
    body: Json<Text<Block[]>>;
    updated_at: Time;
  };
}
