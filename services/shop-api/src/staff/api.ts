/** Public interface of the staff module: what members of staff may do, and what they have changed. */
export { audit, requireAudit, type StaffRequest } from './audit';
export * as auditTables from './audit.tables';
export * as invitationTables from './invitations.tables';
export { describeStaff, findStaffScope, type StaffScope } from './members';
export * as memberTables from './members.tables';
export { effectiveRights, grantable, rightsIn } from './rights.rules';
export * as roleTables from './roles.tables';
