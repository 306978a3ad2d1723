import type { Quote } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './schema.types';

export interface QuoteAnswerRow {
  price: number | null;
  message: string;
  /** ISO 8601. */
  valid_until: string | null;
}

export interface QuoteTables {
  quotes: {
    id: Generated<number>;
    number: string;
    kind: Quote['kind'];
    state: Generated<Quote['state']>;
    user_id: number;
    site: string;
    locale: Locale;
    salutation: 'MR' | 'MS' | null;
    firstname: string;
    lastname: string;
    phone: string;
    email: string;
    message: string;
    product_id: number | null;
    variant_id: number | null;
    /** The member of staff who answers. */
    vendor_id: number | null;
    quantity: number | null;
    suggested_price: number | null;
    travel: Json<Quote['travel']>;
    answer: ColumnType<QuoteAnswerRow | null, string | undefined, string>;
    created_at: Time;
    answered_at: MaybeTime;
    answered_by: Generated<number | null>;
    /** The order in which the offered price is valid. */
    order_id: Generated<number | null>;
    decided_at: MaybeTime;
  };
}
