import type {
  ArticleDocument,
  CampaignKind,
  ContactMessage,
  ContactTopic,
  Entry,
  Odds,
  PrizeKind,
} from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MaybeTime, Text, Time } from './schema.types';

/** `YYYY-MM-DD`. */
type Day = ColumnType<string, string, never>;

export interface CampaignTables {
  /** On the wire a campaign is a promotion; the table `promotions` has the discount codes. */
  campaigns: {
    id: Generated<number>;
    slug: string;
    kind: CampaignKind;
    title: Json<Text>;
    summary: Json<Text>;
    body: Json<Text<ArticleDocument>>;
    terms: Json<Text<string[]>>;
    image: string;
    image_alt: Json<Text>;
    /** The code that gives its discount. */
    promotion_id: number | null;
    /** Permalink of the category with its products. */
    taxon: string | null;
    /** Slugs, when it has no category. */
    products: Json<string[]>;
    /** Chances of a user a day. */
    per_day: Generated<number>;
    /** An order from this amount on is an entry. */
    min_order: Generated<number>;
    starts_at: Time;
    ends_at: Time;
    /** When its jackpot was drawn. */
    drawn_at: MaybeTime;
    lock_version: Generated<number>;
  };
  prizes: {
    id: Generated<number>;
    campaign_id: number;
    position: number;
    name: Json<Text>;
    kind: PrizeKind;
    /** Points, credit, or the discount of a code; whole tugrik. */
    amount: Generated<number>;
    /** From which order on a code is valid. */
    min_order: Generated<number>;
    /** Slug of the product. */
    product: Generated<string | null>;
    weight: number;
    /** Null for any number. */
    stock: Generated<number | null>;
  };
  draw_rounds: {
    id: Generated<number>;
    campaign_id: number;
    day: Day;
    /** Secret until the round is over. */
    seed: string;
    odds: Json<Odds[]>;
    /** Number of its draws, or of its entries. */
    count: Generated<number>;
    opened_at: Time;
  };
  draw_entries: {
    id: Generated<number>;
    round_id: number;
    number: number;
    user_id: number | null;
    nonce: string;
    source: Entry['source'];
    day: ColumnType<string | null, string | null, never>;
    order_id: number | null;
    /** Where and in which language its owner is told of a prize. */
    site: string;
    locale: Locale;
    created_at: Time;
    /** Whether it took part in the draw; null before. */
    took_part: Generated<boolean | null>;
  };
  draws: {
    id: Generated<number>;
    round_id: number;
    sequence: number;
    user_id: number | null;
    nonce: string;
    turn: number;
    number: number;
    drawn_prize_id: number;
    prize_id: number;
    /** What it moved into a wallet. */
    amount: number;
    entry_id: Generated<number | null>;
    /** The personal code of the prize. */
    promotion_id: Generated<number | null>;
    drawn_at: Time;
  };
  contact_forms: {
    id: Generated<number>;
    user_id: number | null;
    name: string;
    email: string | null;
    phone: string | null;
    topic: ContactTopic;
    order_number: string | null;
    message: string;
    site: string;
    locale: Locale;
    held_for: ContactMessage['held_for'];
    created_at: Time;
    handled_at: MaybeTime;
    handled_by: Generated<number | null>;
  };
  /** Signs when a form was shown. */
  form_keys: { key: string };
}
