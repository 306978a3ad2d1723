import type { Role } from '@ortoo/contracts';

const hasRights = (roles: readonly Role[]): boolean => roles.some(role => role === 'staff' || role === 'admin');

/** Whether an account with these roles needs a second factor. Example accounts of a trial do not. */
export const needsSecondFactor = (roles: readonly Role[], production: boolean): boolean =>
  production && hasRights(roles);

/** Roles that are effective in a session or for a token: privileged roles count only with a second factor. */
export const effectiveRoles = (roles: readonly Role[], hasSecondFactor: boolean, production: boolean): Role[] =>
  hasSecondFactor || !needsSecondFactor(roles, production)
    ? [...roles]
    : roles.filter(role => role !== 'staff' && role !== 'admin');
