import type { Badge, ProductKind } from '@ortoo/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { StoredDetails } from '../import/product-details.schema';
import type { Json, MaybeTime, Text, Time } from './schema.types';

export type NutritionRow = NonNullable<StoredDetails['nutrition']>;

export interface ProductDetailsRow extends StoredDetails {
  valid_days?: number;
  event_at?: string;
  /** Arrival day; until then its stock is the limit of advance sales. */
  pre_order_at?: string;
  departures?: string[];
}

/** What staff say about the picture of a product. */
export interface ImageDetails {
  /** What it shows. */
  alt?: Text;
  /** Point that stays in view when it is cropped, in percent. */
  focus?: { x: number; y: number };
}

/** Columns of what staff manage beside the products. */
export interface ManagedRow {
  /** Shoppers do not see it. */
  hidden: Generated<boolean>;
  /** Counts the changes. */
  lock_version: Generated<number>;
}

export interface CatalogTables {
  taxons: {
    id: number;
    parent_id: number | null;
    depth: number;
    position: number;
    permalink: string;
    name: Json<Text>;
    short: Json<Text>;
    icon: string | null;
    image: string | null;
  };
  vendors: ManagedRow & {
    id: number;
    code: string;
    name: Json<Text>;
    description: Json<Text>;
    logo: string | null;
    phone: string | null;
    email: string | null;
  };
  brands: ManagedRow & { id: number; code: string; name: Json<Text>; description: Json<Text>; logo: string | null };
  badges: ManagedRow & { id: number; code: string; name: Json<Text>; tone: Badge['tone'] };
  option_types: { id: number; code: string; name: Json<Text>; position: number };
  option_values: {
    id: number;
    option_type_id: number;
    code: string;
    name: Json<Text>;
    swatch: string | null;
    position: number;
  };
  products: {
    id: number;
    slug: string;
    kind: ProductKind;
    text: Json<Text<{ name: string; description: string }>>;
    taxon_id: number;
    vendor_id: number;
    brand_id: number | null;
    price: number;
    selling_price: number | null;
    sale_start_at: MaybeTime;
    sale_expire_at: MaybeTime;
    available_on: Time;
    published: boolean;
    alcohol: boolean;
    images: Json<string[]>;
    specifications: Json<{ name: Text; value: Text }[]>;
    option_type_ids: Json<number[]>;
    badge_ids: Json<number[]>;
    average_rating: number;
    total_reviews: number;
    details: Json<ProductDetailsRow>;
    /** Counts the changes of what staff edit. */
    lock_version: Generated<number>;
    /** By name of a picture. */
    image_details: ColumnType<Readonly<Record<string, ImageDetails>>, string | undefined, string>;
  };
  variants: {
    id: number;
    product_id: number;
    sku: string;
    price: number | null;
    selling_price: number | null;
    stock: number;
    backorderable: boolean;
    image: string | null;
    option_value_ids: Json<number[]>;
    position: number;
  };
  earlier_slugs: { slug: string; product_id: number; moved_at: Generated<Date> };
  earlier_permalinks: { permalink: string; taxon_id: number; moved_at: Generated<Date> };
  product_changes: { sequence: Generated<number>; product_id: number; xact: Generated<string> };
}
