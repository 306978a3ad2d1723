import type { ErrorCode, SocialProviderName } from '@ortoo/contracts';
import type { Outcome } from '../http/domain-error';
import type { SocialProfile } from '../providers/social-providers';

const deniedCodes = { google: 'GOOGLE_DENIED', facebook: 'FACEBOOK_DENIED' } as const;
const connectionCodes = { google: 'GOOGLE_CONNECTION', facebook: 'FACEBOOK_CONNECTION' } as const;

/** Names of the services; they are not translated. */
export const serviceNames: Readonly<Record<SocialProviderName, string>> = { google: 'Google', facebook: 'Facebook' };

export const deniedCode = (provider: SocialProviderName) => deniedCodes[provider];
export const connectionCode = (provider: SocialProviderName) => connectionCodes[provider];

/** How a visit to another service ended: with its user, or with an error. */
export type SocialOutcome = { profile: SocialProfile } | { error: ErrorCode };

interface SocialFacts {
  profile: SocialProfile;
  /** The user who began to link the account; null when somebody signs in. */
  linkingUserId: number | null;
  /** The user of this browser. */
  viewerId: number | null;
  /** Whose account it is linked with. */
  linkedUserId: number | undefined;
  /** The user with the same email address. */
  sameEmailUserId: number | undefined;
}

export type SocialDecision = { does: 'sign-in' | 'link'; userId: number } | { does: 'sign-up'; email: string };

/**
 * An account with the same address is never taken over: its owner signs in first, and then the two are linked.
 */
export const decideSocial = (facts: SocialFacts): Outcome<SocialDecision> => {
  const { profile, linkingUserId, viewerId, linkedUserId, sameEmailUserId } = facts;
  if (linkingUserId !== null) {
    if (viewerId !== linkingUserId) return { ok: false, code: 'SOCIAL_EXPIRED' };
    if (linkedUserId !== undefined && linkedUserId !== linkingUserId) return { ok: false, code: 'SOCIAL_LINK_TAKEN' };
    return { ok: true, value: { does: 'link', userId: linkingUserId } };
  }
  if (linkedUserId !== undefined) return { ok: true, value: { does: 'sign-in', userId: linkedUserId } };
  if (profile.email === null) return { ok: false, code: 'SOCIAL_EMAIL_MISSING' };
  if (sameEmailUserId === undefined) return { ok: true, value: { does: 'sign-up', email: profile.email } };
  if (sameEmailUserId !== viewerId) return { ok: false, code: 'SOCIAL_EMAIL_TAKEN' };
  return { ok: true, value: { does: 'link', userId: viewerId } };
};
