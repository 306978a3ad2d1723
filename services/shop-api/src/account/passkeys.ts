import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { limits } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { textFor } from '../http/locale';
import { randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { readDevice } from './device.rules';
import {
  findPasskey,
  findPasskeysOf,
  insertChallenge,
  insertPasskey,
  type PasskeyRow,
  takeChallenge,
  usePasskey,
} from './passkeys.tables';
import { changeIn, reportSecurityChange } from './security-change';
import { findUser, lockUser, type UserRow } from './users.tables';

/** A sign-in's challenge waits in the autofill of its page. */
const challengeMinutes = 10;

/** It takes a quarter of a second to load, which no start waits for. */
const webAuthn = () => import('@simplewebauthn/server');

/** Where passkeys of this site are valid. */
const partyOf = (shop: Shop, { site, reader }: FastifyRequest) => {
  const origin = shop.hosts.originOf(site.code);
  return { origin, id: new URL(origin).hostname, name: textFor(reader, site.name) };
};

const issueChallenge = async ({ db, clock }: Shop, userId: number | null): Promise<Buffer<ArrayBuffer>> => {
  const challenge = randomToken();
  const expires_at = new Date(clock().getTime() + challengeMinutes * 60_000);
  await insertChallenge(db, { challenge_hash: tokenHash(challenge), user_id: userId, expires_at });
  return Buffer.from(challenge, 'base64url');
};

/** Whether the challenge of a response was issued to this user, or to a visitor when it is null. Valid once. */
const challengeOf =
  ({ db, clock }: Shop, userId: number | null) =>
  async (challenge: string): Promise<boolean> => {
    const found = await takeChallenge(db, tokenHash(challenge), clock());
    if (!found) throw new DomainError('PASSKEY_EXPIRED');
    return found.user_id === userId;
  };

/** Whatever the library does not accept is no proof. */
const rejected = (error: unknown): never => {
  throw error instanceof DomainError ? error : new DomainError('PASSKEY_REJECTED');
};

const tooMany = () => new DomainError('PASSKEYS_TOO_MANY', { counts: { most: limits.passkeys } });

export const passkeyOptions = async (shop: Shop, request: FastifyRequest, userId: number) => {
  const [user, passkeys] = [await findUser(shop.db, userId), await findPasskeysOf(shop.db, userId)];
  if (!user) throw new DomainError('UNAUTHORIZED');
  if (passkeys.length >= limits.passkeys) throw tooMany();
  const party = partyOf(shop, request);
  const name = user.email ?? user.phone ?? '';
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: name,
    userDisplayName: [user.firstname, user.lastname].filter(Boolean).join(' ') || name,
    // The same for each passkey of a user: an authenticator replaces one instead of listing two.
    userID: Buffer.from(String(user.id)),
    challenge: await issueChallenge(shop, userId),
    timeout: challengeMinutes * 60_000,
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/** Adds the passkey that a browser has created. */
export const addPasskey = async (
  shop: Shop,
  request: FastifyRequest,
  userId: number,
  response: object,
): Promise<PasskeyRow> => {
  const { origin, id: rpId } = partyOf(shop, request);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challengeOf(shop, userId),
    expectedOrigin: origin,
    expectedRPID: rpId,
  }).catch(rejected);
  if (!registrationInfo) throw new DomainError('PASSKEY_REJECTED');
  const { credential, credentialBackedUp } = registrationInfo;
  const { browser, system } = readDevice(request.headers['user-agent']);
  return transact(shop.db, async trx => {
    await lockUser(trx, userId);
    if ((await findPasskeysOf(trx, userId)).length >= limits.passkeys) throw tooMany();
    const row = await insertPasskey(trx, {
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      synced: credentialBackedUp,
      name: [browser, system].filter(Boolean).join(' · ') || 'Passkey',
      created_at: shop.clock(),
    });
    if (!row) throw new DomainError('PASSKEY_EXISTS');
    await reportSecurityChange(trx, userId, { kind: 'passkeyAdded', name: row.name }, changeIn(shop, request));
    return row;
  });
};

/** Options that name no passkey: the browser offers those that it has for this site. */
export const passkeySignInOptions = async (shop: Shop, request: FastifyRequest) => {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: partyOf(shop, request).id,
    challenge: await issueChallenge(shop, null),
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
  });
};

/** The user whose passkey signed the challenge. */
export const userOfPasskey = async (shop: Shop, request: FastifyRequest, response: object): Promise<UserRow> => {
  const { id } = response as AuthenticationResponseJSON;
  const passkey = await findPasskey(shop.db, id);
  const user = passkey && (await findUser(shop.db, passkey.user_id));
  if (!user) throw new DomainError('PASSKEY_REJECTED');
  const { origin, id: rpId } = partyOf(shop, request);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challengeOf(shop, null),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credential_id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.counter,
    },
  }).catch(rejected);
  const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo;
  const use = { counter, synced, now: shop.clock(), ...readDevice(request.headers['user-agent']) };
  if (!verified || !(await usePasskey(shop.db, passkey.id, use))) throw new DomainError('PASSKEY_REJECTED');
  return user;
};
