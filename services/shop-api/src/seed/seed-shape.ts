import type { Badge, Opening, ProductKind } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { StoredDetails } from '../import/product-details.schema';

/** Texts by locale. A locale may be missing on purpose: the reader then gets the site's fallback. */
export type Translated<T = string> = Partial<Record<Locale, T>>;

/** Name of an original in services/shop-api/pictures, with or without its extension: `boots_brown_a`. */
export type PictureFile = string;

/** Days relative to the clock the seed runs at; negative is in the past, fractions are hours. */
export type DayOffset = number;

export interface SeedTaxon {
  id: number;
  /** Permalink of the parent taxon, or null for a root. Parents precede their children. */
  parent: string | null;
  /** Segments from the root, slash-separated, Latin: `goods/clothing/shoes/winter/boots`. */
  permalink: string;
  name: Translated;
  /** Short name for narrow layouts; the name when absent. */
  short?: Translated;
  /** Name of an icon of the design. */
  icon?: string;
  image?: PictureFile;
}

export interface SeedVendor {
  id: number;
  code: string;
  name: Translated;
  description: Translated;
  logo?: PictureFile;
  /** E.164. */
  phone?: string;
  email?: string;
}

export interface SeedBrand {
  id: number;
  code: string;
  name: Translated;
  description: Translated;
  logo?: PictureFile;
}

export interface SeedBadge {
  id: number;
  code: string;
  name: Translated;
  tone: Badge['tone'];
}

export interface SeedOptionValue {
  /** Unique within its option: `brown`, `42`. */
  code: string;
  name: Translated;
  /** CSS colour of a colour. */
  swatch?: string;
}

export interface SeedOption {
  /** `size`, `colour`, `room`, `passenger` … */
  code: string;
  name: Translated;
  values: readonly SeedOptionValue[];
}

export interface SeedVariant {
  id: number;
  sku: string;
  /** Option code → value code; empty without options. */
  options: Readonly<Record<string, string>>;
  /** Whole tugrik; the product's when absent. */
  price?: number;
  sellingPrice?: number;
  stock: number;
  backorderable?: boolean;
  image?: PictureFile;
  /** Hotel: number of regular beds, and the extra beds available at a price a night. Its stock is rooms. */
  room?: { beds: number; extraBeds?: number; extraBedPrice?: number };
}

/** How a hotel prices its nights. */
export interface SeedStay {
  checkIn: string;
  checkOut: string;
  /** Percent of an ordinary night, for Friday and Saturday nights. */
  weekendPercent: number;
  childFreeUnder: number;
  childUnder: number;
  /** Percent of an extra bed, for children. */
  childPercent: number;
  /** Each year, as MM-DD; the first match for a night wins. */
  seasons: readonly { name: Translated; first: string; last: string; percent: number }[];
}

export interface SeedSpecification {
  name: Translated;
  value: Translated;
}

export interface SeedProduct extends StoredDetails {
  id: number;
  slug: string;
  kind: ProductKind;
  text: Translated<{ name: string; description: string }>;
  /** Permalink of its deepest taxon. */
  taxon: string;
  /** Code of its vendor, and of its brand if any. */
  vendor: string;
  brand?: string;
  /** Codes. */
  badges?: readonly string[];
  /** List price in whole tugrik. */
  price: number;
  /** Price while the sale period runs, or always when there is none; the list price when absent. */
  sellingPrice?: number;
  sale?: { startsIn: DayOffset; endsIn: DayOffset };
  /** Publication day; positive for one that must stay hidden yet. */
  availableIn: DayOffset;
  /** False: even its own page does not exist. */
  published?: boolean;
  alcohol?: boolean;
  /** Colour of all its variants, when it is no option of theirs. */
  colour?: string;
  /** First is the main one; empty for one that must stay hidden. */
  images: readonly PictureFile[];
  specifications?: readonly SeedSpecification[];
  /** Option codes of this product, in order. */
  options?: readonly string[];
  /** At least one. */
  variants: readonly SeedVariant[];
  /** Average of its example reviews, and their number in a real shop. */
  rating?: { average: number; count: number };
  /** Coupon and ticket: days of validity after payment. */
  validDays?: number;
  /** Ticket: day of the event; the next such weekday when there is one. */
  eventIn?: DayOffset;
  /** Ticket: from Sunday, 0, to Saturday, 6. */
  eventWeekday?: number;
  /** Ticket: time of day in Ulaanbaatar, 19:00 when absent. */
  eventTime?: string;
  /** Arrival day: it is sold in advance, and its stock is the limit of advance sales. */
  preOrderIn?: DayOffset;
  stay?: SeedStay;
  /** Trip: days of departure relative to the clock. */
  departuresIn?: readonly DayOffset[];
  /** Trip: seats of each departure; the stock of its first variant when absent. */
  seats?: number;
}

export interface SeedStore {
  id: number;
  code: string;
  kind: 'store' | 'pickup';
  name: Translated;
  address: Translated;
  directions: Translated;
  /** E.164. */
  phone: string;
  /** Code; the capital when absent. */
  province?: string;
  hours: readonly Opening[];
}

/** Products of one look. */
export interface SeedLookBook {
  id: number;
  slug: string;
  title: Translated;
  summary: Translated;
  paragraphs: Translated<string[]>;
  image: PictureFile;
  imageAlt: Translated;
  /** Slugs, in display order. */
  products: readonly string[];
}

/** The whole example shop. Ids are fixed, so that tests and bookmarks last. */
export interface SeedCatalogue {
  taxons: readonly SeedTaxon[];
  vendors: readonly SeedVendor[];
  brands: readonly SeedBrand[];
  badges: readonly SeedBadge[];
  options: readonly SeedOption[];
  products: readonly SeedProduct[];
  stores: readonly SeedStore[];
  lookBooks: readonly SeedLookBook[];
}
