import type { Generated } from 'kysely';
import type { Opening } from '@ortoo/contracts';
import type { Json, Text, Time } from './schema.types';

export interface PlaceTables {
  stock_locations: {
    id: number;
    code: string;
    kind: 'store' | 'pickup';
    name: Json<Text>;
    address: Json<Text>;
    directions: Json<Text>;
    phone: string;
    /** Code. */
    province: Generated<string>;
    hours: Json<Opening[]>;
    position: number;
  };
  stock_items: { stock_location_id: number; variant_id: number; count_on_hand: number };
  look_books: {
    id: number;
    slug: string;
    title: Json<Text>;
    summary: Json<Text>;
    paragraphs: Json<Text<string[]>>;
    image: string;
    image_alt: Json<Text>;
    published_at: Time;
    position: number;
  };
  look_book_products: { look_book_id: number; product_id: number; position: number };
}
