import type { NotificationChannel, NotificationKind, Role } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { ColumnType, Generated } from 'kysely';
import type { SocialOutcome } from '../account/social.rules';
import type { Json, MaybeTime, Time } from './schema.types';

export interface AccountTables {
  users: {
    id: Generated<number>;
    email: string | null;
    phone: string | null;
    /** Null for an account that signs in another way. */
    password_hash: string | null;
    firstname: string;
    lastname: string;
    roles: Json<Role[]>;
    ship_address_id: Generated<number | null>;
    /** Base32, of the authenticator app; null when none is set up. */
    totp_secret: Generated<string | null>;
    totp_confirmed_at: MaybeTime;
    /** Time step of the last accepted code: none counts twice. */
    totp_step: Generated<number>;
    /** `YYYY-MM-DD`, as confirmed with a purchase of alcohol. */
    birth_date: Generated<string | null>;
    /** Name of the uploaded picture. */
    avatar: Generated<string | null>;
    /** Since when the account is deleted. */
    ended_at: MaybeTime;
    /** When the contact was proved to be the user's. */
    email_confirmed_at: MaybeTime;
    phone_confirmed_at: MaybeTime;
    created_at: Time;
  };
  user_organizations: {
    user_id: number;
    registry_number: string;
    name: string;
    confirmed: boolean;
    address: string;
    phone: string;
    information: string;
    employee_count: number | null;
    industry: string;
  };
  notification_choices: { user_id: number; kind: NotificationKind; channel: NotificationChannel; enabled: boolean };
  sessions: {
    token_hash: string;
    user_id: number;
    /** The only site that it opens. */
    site: string;
    created_at: Time;
    seen_at: Time;
    expires_at: Time;
    second_factor: Generated<boolean>;
    /** When it was started with a code: soon after that a new password needs no current one. */
    code_at: MaybeTime;
    /** What the owner sees of it. */
    id: Generated<number>;
    browser: Generated<string | null>;
    system: Generated<string | null>;
    /** Network address of the last use, shown to the owner alone. */
    address: Generated<string | null>;
  };
  passkeys: {
    id: Generated<number>;
    user_id: number;
    /** base64url, as is the key. */
    credential_id: string;
    public_key: string;
    /** Uses as the authenticator counts them; 0 when it does not. */
    counter: number;
    transports: Json<string[]>;
    /** The authenticator copies it to the owner's other devices. */
    synced: boolean;
    name: string;
    created_at: Time;
    used_at: MaybeTime;
    used_browser: Generated<string | null>;
    used_system: Generated<string | null>;
  };
  /** Valid once; of a registration when it has a user, else of a sign-in. */
  passkey_challenges: { challenge_hash: string; user_id: number | null; expires_at: Time };
  recovery_codes: { user_id: number; code_hash: string; used_at: MaybeTime };
  /** Accounts at other services that sign in. */
  social_links: {
    provider: string;
    subject: string;
    user_id: number;
    email: string | null;
    created_at: Time;
    used_at: MaybeTime;
  };
  /** A browser's way to another service and back. */
  social_attempts: {
    browser_hash: string;
    provider: string;
    state_hash: string;
    nonce: string;
    verifier: string;
    locale: Locale;
    next: string;
    /** Whose account it links; null for a sign-in. */
    user_id: number | null;
    /** How it ended there; null until the return. */
    outcome: ColumnType<SocialOutcome | null, string | null | undefined, string | null>;
    expires_at: Time;
  };
  sign_ups: {
    token_hash: string;
    email: string | null;
    phone: string | null;
    password_hash: string;
    firstname: string;
    lastname: string;
    code_hash: string;
    tries: Generated<number>;
    expires_at: Time;
  };
  one_time_codes: {
    token_hash: string;
    purpose: 'sign_in' | 'recovery' | 'contact';
    /** Whose contact it confirms. */
    user_id: Generated<number | null>;
    email: string | null;
    phone: string | null;
    code_hash: string;
    tries: Generated<number>;
    expires_at: Time;
  };
  /** The last codes of each recipient. */
  sent_codes: { recipient: string; sent_at: Date[]; last_at: Time };
  /** Links that wait to be opened. */
  email_confirmations: { token_hash: string; user_id: number; email: string; expires_at: Time };
  wish_lists: {
    id: Generated<number>;
    user_id: number;
    /** Empty for the first list, until its owner names it. */
    name: string;
    is_default: boolean;
    share_token: Generated<string | null>;
    /** Where its owner last added to it: the site and the language of notices. */
    site: string;
    locale: Locale;
    created_at: Time;
  };
  wished_products: {
    id: Generated<number>;
    list_id: number;
    variant_id: number;
    /** The highest is the front of the list. */
    position: Generated<number>;
    /** Of one piece, when it was added. */
    price: number;
    /** What its owner knows; a notice is due when it is cheaper or back. */
    seen_price: number;
    seen_in_stock: boolean;
    created_at: Time;
    /** It can still be restored. */
    removed_at: MaybeTime;
  };
  login_failures: { key: string; failures: number; blocked_until: Time };
  oauth_clients: { id: string; secret_hash: string; scope: string };
  oauth_tokens: {
    id: Generated<number>;
    family: string;
    access_hash: string;
    refresh_hash: string | null;
    user_id: number | null;
    client_id: string | null;
    scope: string;
    created_at: Time;
    expires_at: Time;
    refresh_expires_at: MaybeTime;
    refreshed_at: MaybeTime;
    revoked_at: MaybeTime;
    second_factor: Generated<boolean>;
  };
}
