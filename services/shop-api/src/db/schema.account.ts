import type { Role } from '@ortoo/contracts';
import type { Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './schema.types';

export interface AccountTables {
  users: {
    id: Generated<number>;
    email: string | null;
    phone: string | null;
    password_hash: string;
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
    created_at: Time;
  };
  sessions: {
    token_hash: string;
    user_id: number;
    created_at: Time;
    seen_at: Time;
    expires_at: Time;
    second_factor: Generated<boolean>;
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
  wished_products: { id: Generated<number>; user_id: number; variant_id: number; created_at: Time };
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
