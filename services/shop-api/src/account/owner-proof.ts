import type { ProofWay, SecondFactorProof } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { signedIn } from '../http/viewer';
import type { Shop } from '../shop';
import { passwordMatches } from './passwords';
import { isRightCode } from './second-factor';
import { isFresh } from './session.rules';
import { sessionOf } from './session-from-cookie';
import { loginThrottle } from './throttle';
import { findUser, type UserRow } from './users.tables';

const isRight = (shop: Shop, user: UserRow, proof: SecondFactorProof): Promise<boolean> =>
  'password' in proof ? passwordMatches(user.password_hash, proof.password) : isRightCode(shop, user, proof.code);

/** Checks that a user is the owner, and not somebody at an unlocked device. Guesses slow down sign-ins as well. */
export const checkProof = async (shop: Shop, ip: string, user: UserRow, proof: SecondFactorProof): Promise<void> => {
  const throttle = loginThrottle(shop, ip, user.email ?? user.phone ?? String(user.id));
  await throttle.reserve();
  if (!(await isRight(shop, user, proof)))
    throw new DomainError('password' in proof ? 'WRONG_CREDENTIALS' : 'SECOND_FACTOR_WRONG');
  await throttle.succeeded();
};

const waysOf = ({ totp_confirmed_at, password_hash }: UserRow): ProofWay[] => [
  ...(totp_confirmed_at === null ? [] : ['code' as const]),
  ...(password_hash === null ? [] : ['password' as const]),
];

/** Lets a user who has just signed in, or who gives a proof, add a new way to sign in. */
export const requireOwner = async (
  shop: Shop,
  request: FastifyRequest,
  proof: SecondFactorProof | undefined,
): Promise<void> => {
  const session = await sessionOf(shop, request);
  if (session && isFresh(session, shop.clock())) return;
  const user = await findUser(shop.db, signedIn(request));
  if (!user) throw new DomainError('UNAUTHORIZED');
  const ways = waysOf(user);
  if (!proof || !ways.some(way => way in proof)) throw new DomainError('PROOF_REQUIRED', { extra: { ways } });
  await checkProof(shop, request.ip, user, proof);
};
