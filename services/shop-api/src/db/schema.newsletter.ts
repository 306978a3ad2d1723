import type { Locale } from '@ortoo/i18n';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './schema.types';

export interface NewsletterTables {
  subscriptions: {
    id: Generated<number>;
    /** In lower case; one subscription for each address and site. */
    email: string;
    site: string;
    locale: Locale;
    /** Confirms and ends the subscription, nothing else. Stored as it is: every newsletter carries it. */
    token: string;
    requested_at: Time;
    confirmed_at: MaybeTime;
    ended_at: MaybeTime;
  };
}
