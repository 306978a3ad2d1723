import type { Invoice, LeasePayment } from '@ortoo/contracts';
import type { Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './schema.types';

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
  lease_payments: {
    id: Generated<number>;
    lease_id: number;
    position: number;
    number: string;
    method_id: number;
    provider: string;
    amount: number;
    state: LeasePayment['state'];
    invoice: Json<Invoice | null>;
    invoice_id: Generated<string | null>;
    created_at: Time;
    completed_at: MaybeTime;
  };
}
