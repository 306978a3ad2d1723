import type { Generated } from 'kysely';
import type { Opening } from '@ortoo/contracts';
import type { ManagedRow } from './schema.catalog';
import type { Json, Text, Time } from './schema.types';

export interface PlaceTables {
  stock_locations: ManagedRow & {
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
  look_books: ManagedRow & {
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
