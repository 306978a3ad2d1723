import type { AuditSubject, Right } from '@ortoo/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Text, Time } from './schema.types';

export interface StaffTables {
  /** Sets of rights. */
  staff_roles: { id: Generated<number>; name: Json<Text>; rights: Right[]; created_at: Time };
  staff_members: {
    user_id: number;
    role_id: number;
    /** The vendor whose rows alone the member sees. */
    vendor_id: number | null;
    created_at: Time;
  };
  staff_invitations: {
    id: Generated<number>;
    email: string;
    role_id: number;
    vendor_id: number | null;
    token_hash: string;
    expires_at: Time;
  };
  /** Append only: a trigger rejects every other statement. */
  audit_entries: {
    id: Generated<number>;
    at: Time;
    user_id: number;
    /** Name of the endpoint. */
    action: string;
    subject: AuditSubject;
    subject_id: string;
    before: ColumnType<object | null, string | null>;
    after: ColumnType<object | null, string | null>;
    reason: string | null;
    request_id: string;
  };
}
