import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './schema.types';

export interface LeasingTables {
  leases: {
    id: Generated<number>;
    /** The order's payment that it represents. */
    number: string;
    state: 'open' | 'applying' | 'refused' | 'running' | 'finished' | 'closed';
    user_id: number | null;
    total: number;
    months: number;
    down_payment: number;
    financed: number;
    loan_id: Generated<string | null>;
    created_at: Time;
    expires_at: Time;
    approved_at: MaybeTime;
    finished_at: MaybeTime;
    /** The day of the last reminder. */
    reminded_on: Generated<string | null>;
    reminders: Generated<number>;
  };
  lease_instalments: {
    lease_id: number;
    position: number;
    due_on: string;
    amount: number;
    principal: number;
    interest: number;
    paid_at: MaybeTime;
  };
  /** What a payment of a lease is for: the down payment at position 0, or an instalment. */
  lease_payments: {
    id: Generated<number>;
    lease_id: number;
    position: number;
  };
}
