import { z } from 'zod';
import { idParamsSchema, idSchema, pagingQuerySchema, pagingSchema, timeSchema } from '../common.schema';
import { loginErrors } from '../error-groups';
import { limits } from '../limits';
import { rightSchema, userSchema } from '../session/session.schema';
import { auditSubjects } from './audit';
import { rights } from './rights';

export const getStaffUserSchemas = { answer: userSchema };

const workCount = z.number().int().optional();

export const staffWorkSchema = z
  .object({
    /** Paid orders by what is next for their parcel, as the list of orders has them. */
    to_pack: workCount,
    to_send: workCount,
    to_collect: workCount,
    /** Requested, received or to be refunded. */
    returns: workCount,
    quotes: workCount,
    /** Amounts that pay for nothing, by a provider or on the bank account. */
    transfers: workCount,
    unmatched_payments: workCount,
    /** Refunds that somebody transfers to a bank account. */
    bank_refunds: workCount,
    /** Proposals that wait for another person. */
    money_grants: workCount,
    /** Receipts that the tax office has not accepted. */
    receipts: workCount,
    /** With an instalment that is not paid in time. */
    leases: workCount,
    reviews: workCount,
    comments: workCount,
    publications: workCount,
    messages: workCount,
    /** Messages that look like advertisements. */
    held_messages: workCount,
  })
  .meta({ id: 'StaffWork' });
/** What waits for somebody; absent without the right to it. */
export type StaffWork = z.infer<typeof staffWorkSchema>;

export const getStaffWorkSchemas = { answer: staffWorkSchema };

const roleFields = {
  /** In the languages that staff read. */
  name: z.object({ mn: z.string().trim().min(1).max(60), en: z.string().trim().min(1).max(60) }),
  rights: z.array(rightSchema).min(1).max(rights.length),
};

export const staffRoleSchema = z
  .object({
    id: z.number().int(),
    ...roleFields,
    members_count: z.number().int(),
    /** Open invitations to it. */
    invitations_count: z.number().int(),
  })
  .meta({ id: 'StaffRole' });
/** A set of rights under a name. */
export type StaffRole = z.infer<typeof staffRoleSchema>;

const vendorSchema = z.object({ code: z.string(), name: z.string() }).nullable();

const shortRoleSchema = z.object({ id: z.number().int(), name: z.string() });

export const staffMemberSchema = z
  .object({
    /** Of the user. */
    id: z.number().int(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Null for an administrator, who has every right. */
    role: shortRoleSchema.nullable(),
    rights: z.array(rightSchema),
    /** The vendor whose rows alone the member sees. */
    vendor: vendorSchema,
    has_second_factor: z.boolean(),
    /** The last use of a session. */
    seen_at: timeSchema.nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffInvitationSchema = z
  .object({
    id: z.number().int(),
    email: z.string(),
    role: shortRoleSchema,
    vendor: vendorSchema,
    expires_at: timeSchema,
    is_expired: z.boolean(),
  })
  .meta({ id: 'StaffInvitation' });
/** An email that waits for somebody to open an account for the back office. */
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

const membershipSchema = {
  role_id: idSchema,
  /** Code of the only vendor that the member works for. */
  vendor: z.string().trim().max(60).nullable(),
};

const membershipErrors = ['STAFF_RIGHTS_EXCEEDED', 'STAFF_RIGHTS_VENDOR'] as const;

export const listStaffMembersSchemas = {
  query: pagingQuerySchema.extend({
    /** A part of a name, phone number or email address. */
    q: z.string().trim().max(60).optional(),
    role_id: idSchema.optional(),
  }),
  answer: z.object({ ...pagingSchema.shape, members: z.array(staffMemberSchema) }),
};

export const addStaffMemberSchemas = {
  body: z.object({ login: z.string().trim().min(3).max(200), ...membershipSchema }),
  /** A member, when the account exists; otherwise an invitation. */
  answer: z.object({ member: staffMemberSchema.nullable(), invitation: staffInvitationSchema.nullable() }),
  errors: [...loginErrors, ...membershipErrors, 'STAFF_MEMBER_EXISTS', 'STAFF_ACCOUNT_MISSING'] as const,
};
/** Body of POST /back_office/staff_members. */
export type NewStaffMember = z.input<typeof addStaffMemberSchemas.body>;

export const changeStaffMemberSchemas = {
  params: idParamsSchema,
  body: z.object(membershipSchema),
  answer: staffMemberSchema,
  errors: [...membershipErrors, 'STAFF_LAST_MANAGER'] as const,
};

export const removeStaffMemberSchemas = { params: idParamsSchema, errors: ['STAFF_LAST_MANAGER'] as const };

export const listStaffInvitationsSchemas = { answer: z.object({ invitations: z.array(staffInvitationSchema) }) };

export const removeStaffInvitationSchemas = { params: idParamsSchema };

export const acceptStaffInvitationSchemas = {
  body: z.object({
    /** Of the invitation's email. */
    token: z.string().min(1).max(100),
    password: z.string().min(limits.passwordMin).max(200),
    firstname: z.string().trim().min(1).max(80),
    lastname: z.string().trim().max(80).default(''),
  }),
  answer: z.object({
    /** The login of the account that there is now. */
    email: z.string(),
    /** Where the member works; no public page names it. */
    next: z.string(),
  }),
  errors: ['LINK_EXPIRED', 'LOGIN_TAKEN', 'PASSWORD_WEAK'] as const,
};
/** Body of POST /users/invitation. */
export type AcceptStaffInvitation = z.input<typeof acceptStaffInvitationSchemas.body>;

export const listStaffRolesSchemas = { answer: z.object({ roles: z.array(staffRoleSchema) }) };

const roleErrors = ['STAFF_RIGHTS_EXCEEDED', 'STAFF_ROLE_EXISTS'] as const;

export const createStaffRoleSchemas = { body: z.object(roleFields), answer: staffRoleSchema, errors: roleErrors };
/** Body of POST /back_office/staff_roles. */
export type NewStaffRole = z.input<typeof createStaffRoleSchemas.body>;

export const changeStaffRoleSchemas = {
  params: idParamsSchema,
  body: z.object(roleFields),
  answer: staffRoleSchema,
  errors: [...roleErrors, 'STAFF_LAST_MANAGER', 'STAFF_RIGHTS_VENDOR'] as const,
};

export const removeStaffRoleSchemas = { params: idParamsSchema, errors: ['STAFF_ROLE_USED'] as const };

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: timeSchema,
    user: z.object({ id: z.number().int(), name: z.string() }),
    /** Name of the endpoint. */
    action: z.string(),
    subject: z.enum(auditSubjects),
    subject_id: z.string(),
    /** The fields of the change; null when there was nothing, or is nothing any more. */
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditEntriesSchemas = {
  query: z.object({
    user_id: idSchema.optional(),
    subject: z.enum(auditSubjects).optional(),
    subject_id: z.string().trim().max(100).optional(),
    action: z.string().trim().max(60).optional(),
    /** Days in the shop's zone, both included. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** `next` of the page before. */
    before: z.coerce.number<number>().int().positive().optional(),
    per_page: z.coerce.number().int().min(1).max(limits.perPageMax).default(50),
  }),
  /** The latest first; `next` is null on the last page. */
  answer: z.object({ entries: z.array(auditEntrySchema), next: z.number().int().nullable() }),
};
