import type { Role } from '@ortoo/contracts';

const hasRights = (roles: readonly Role[]): boolean => roles.some(role => role === 'staff' || role === 'admin');

/** Whether an account of these roles has to bring a second factor. The example accounts of a trial do without. */
export const needsSecondFactor = (roles: readonly Role[], production: boolean): boolean =>
  production && hasRights(roles);

/** Roles that count in a session or for a token: rights that need a second factor count with it alone. */
export const effectiveRoles = (roles: readonly Role[], hasSecondFactor: boolean, production: boolean): Role[] =>
  hasSecondFactor || !needsSecondFactor(roles, production)
    ? [...roles]
    : roles.filter(role => role !== 'staff' && role !== 'admin');
