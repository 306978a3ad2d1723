import {
  cookieOf,
  type FinishSocialSignIn,
  hostCookie,
  setHostCookie,
  type SocialProviderName,
  type SocialSignIn,
} from '@ortoo/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transact } from '../db/changes';
import { accept, DomainError } from '../http/domain-error';
import { randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { checkSecondFactor } from './second-factor';
import { changeIn, reportSecurityChange } from './security-change';
import { readSession, startSession } from './sessions';
import { connectionCode, decideSocial, deniedCode, serviceNames, type SocialOutcome } from './social.rules';
import {
  endAttempt,
  findAttempt,
  findLink,
  insertAttempt,
  insertLink,
  setOutcome,
  type SocialAttempt,
  touchLink,
} from './social.tables';
import { loginThrottle } from './throttle';
import { findUser, findUserByLogin, insertUser, type UserRow } from './users.tables';

/** Cookie that binds a visit to another service to its browser. */
const socialCookie = 'social';

/** Long enough to sign in to an existing account on the way. */
const attemptMinutes = 20;

const providerOf = ({ social }: Shop, name: SocialProviderName) => {
  const provider = social[name];
  if (!provider) throw new DomainError('NOT_FOUND');
  return provider;
};

const redirectUriOf = (shop: Shop, { site }: FastifyRequest, provider: SocialProviderName): string =>
  `${shop.hosts.originOf(site.code)}/api/v2/social/${provider}/callback`;

const attemptOf = async (shop: Shop, request: FastifyRequest): Promise<SocialAttempt | undefined> => {
  const token = cookieOf(request.headers.cookie, hostCookie(socialCookie, shop.secureCookies));
  return token ? findAttempt(shop.db, tokenHash(token), shop.clock()) : undefined;
};

/** Begins a visit to a service; the address of its page. */
export const beginSocial = async (
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, next, linkingUserId }: { provider: SocialProviderName; next: string; linkingUserId: number | null },
): Promise<string> => {
  const [state, nonce, verifier, browser] = [randomToken(), randomToken(), randomToken(), randomToken()];
  const visit = { redirectUri: redirectUriOf(shop, request, provider), state, nonce, verifier };
  const address = await providerOf(shop, provider)
    .begin(visit)
    .catch((error: unknown) => {
      request.log.warn({ err: error, provider }, 'social sign-in cannot begin');
      throw new DomainError(connectionCode(provider));
    });
  const expires_at = new Date(shop.clock().getTime() + attemptMinutes * 60_000);
  await insertAttempt(shop.db, {
    browser_hash: tokenHash(browser),
    state_hash: tokenHash(state),
    ...{ provider, nonce, verifier, locale: request.locale, next, user_id: linkingUserId, expires_at },
  });
  const life = { secure: shop.secureCookies, maxAge: attemptMinutes * 60 };
  reply.header('set-cookie', setHostCookie(socialCookie, browser, life));
  return address.href;
};

const visitService = async (
  shop: Shop,
  request: FastifyRequest,
  { provider, nonce, verifier }: SocialAttempt,
  query: URLSearchParams,
): Promise<SocialOutcome> => {
  const state = query.get('state') ?? '';
  try {
    const visit = { redirectUri: redirectUriOf(shop, request, provider), state, nonce, verifier };
    const profile = await providerOf(shop, provider).finish(visit, query);
    return profile ? { profile } : { error: deniedCode(provider) };
  } catch (error) {
    request.log.warn({ err: error, provider }, 'social sign-in failed');
    return { error: connectionCode(provider) };
  }
};

/**
 * Records how the visit ended when the browser returns from the service. A return that this browser did not begin
 * changes nothing. Returns the attempt of this browser, if there is one.
 */
export const returnFromService = async (
  shop: Shop,
  request: FastifyRequest,
  provider: SocialProviderName,
  query: URLSearchParams,
): Promise<SocialAttempt | undefined> => {
  const attempt = await attemptOf(shop, request);
  const isOwn = attempt?.provider === provider && attempt.state_hash === tokenHash(query.get('state') ?? '');
  if (attempt && isOwn && !attempt.outcome) {
    await setOutcome(shop.db, attempt.browser_hash, await visitService(shop, request, attempt, query));
  }
  return attempt;
};

type Profile = Extract<SocialOutcome, { profile: unknown }>['profile'];

interface NewLink {
  provider: SocialProviderName;
  profile: Profile;
  userId: number;
}

/** Links the account with a user. */
const link = async (shop: Shop, request: FastifyRequest, { provider, profile, userId }: NewLink): Promise<void> => {
  const row = { provider, subject: profile.subject, user_id: userId, email: profile.email, created_at: shop.clock() };
  const isNew = await transact(shop.db, async trx => {
    if (!(await insertLink(trx, row))) return false;
    const change = { kind: 'linkAdded', name: serviceNames[provider] } as const;
    await reportSecurityChange(trx, userId, change, changeIn(shop, request));
    return true;
  });
  if (isNew) return;
  const known = await findLink(shop.db, provider, profile.subject);
  if (!known) throw new DomainError('SOCIAL_LINK_EXISTS');
  if (known.user_id !== userId) throw new DomainError('SOCIAL_LINK_TAKEN');
};

/** A new user without a password, who signs in by the link. */
const signUp = (shop: Shop, provider: SocialProviderName, profile: Profile, email: string): Promise<UserRow> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    const { subject, firstname, lastname } = profile;
    const names = { firstname: firstname.slice(0, 80), lastname: lastname.slice(0, 80) };
    const user = await insertUser(trx, { login: { email }, password_hash: null, ...names, roles: ['shopper'], now });
    if (!user) throw new DomainError('SOCIAL_EMAIL_TAKEN');
    if (!(await insertLink(trx, { provider, subject, user_id: user.id, email, created_at: now, used_at: now })))
      throw new DomainError('SOCIAL_EXPIRED');
    return user;
  });

const signIn = async (shop: Shop, request: FastifyRequest, userId: number, otp: string | undefined) => {
  const user = await findUser(shop.db, userId);
  if (!user) throw new DomainError('SOCIAL_EXPIRED');
  if (otp === undefined) return { user, secondFactor: await checkSecondFactor(shop, user, otp) };
  const throttle = loginThrottle(shop, request.ip, user.email ?? user.phone ?? String(user.id));
  await throttle.reserve();
  const secondFactor = await checkSecondFactor(shop, user, otp);
  await throttle.succeeded();
  return { user, secondFactor };
};

const viewerOf = ({ viewer }: FastifyRequest): number | null => viewer.user?.id ?? null;

const decide = async (shop: Shop, request: FastifyRequest, { provider, user_id }: SocialAttempt, profile: Profile) => {
  const known = await findLink(shop.db, provider, profile.subject);
  const owner = profile.email === null ? undefined : await findUserByLogin(shop.db, { email: profile.email });
  return accept(
    decideSocial({
      profile,
      linkingUserId: user_id,
      viewerId: viewerOf(request),
      linkedUserId: known?.user_id,
      sameEmailUserId: owner?.id,
    }),
  );
};

/** Signs in, registers or links as the visit to the service ended. */
export const finishSocial = async (
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  { otp, order_token: token }: Pick<FinishSocialSignIn, 'otp' | 'order_token'>,
): Promise<SocialSignIn> => {
  const attempt = await attemptOf(shop, request);
  if (!attempt?.outcome) throw new DomainError('SOCIAL_EXPIRED');
  const { provider, next, outcome, browser_hash } = attempt;
  const end = async () => {
    // Only one of two requests at once may go on.
    if (!(await endAttempt(shop.db, browser_hash))) throw new DomainError('SOCIAL_EXPIRED');
  };
  if ('error' in outcome) {
    await end();
    throw new DomainError(outcome.error);
  }
  const { profile } = outcome;
  const decision = await decide(shop, request, attempt, profile);
  if (decision.does === 'link') {
    await end();
    await link(shop, request, { provider, profile, userId: decision.userId });
    return { session: await readSession(shop, request), provider, result: 'linked', next };
  }
  if (decision.does === 'sign-up') {
    const user = await signUp(shop, provider, profile, decision.email);
    await end();
    return { session: await startSession(shop, request, reply, user, { token }), provider, result: 'signed_up', next };
  }
  const { user, secondFactor } = await signIn(shop, request, decision.userId, otp);
  await end();
  await touchLink(shop.db, { provider, subject: profile.subject }, shop.clock());
  const session = await startSession(shop, request, reply, user, { token, secondFactor });
  return { session, provider, result: 'signed_in', next };
};
