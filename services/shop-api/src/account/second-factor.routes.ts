import type { SecondFactor, SecondFactorProof } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { guessesLimited } from '../http/guessing';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { checkProof } from './owner-proof';
import { issueRecoveryCodes } from './recovery-codes';
import { countRecoveryCodes } from './recovery-codes.tables';
import { beginSecondFactor } from './second-factor';
import { needsSecondFactor } from './second-factor.rules';
import { removeSecondFactor } from './second-factor.tables';
import { changeIn, reportSecurityChange } from './security-change';
import { sessionOf } from './session-from-cookie';
import { markSecondFactor } from './sessions.tables';
import { findUser, lockUser, type UserRow } from './users.tables';

const limited = { rateLimit: guessesLimited };

/** The second factor of a user who wants one. */
export const secondFactorRoutes: Routes = (app, shop) => {
  const userOf = async (request: FastifyRequest): Promise<UserRow> => {
    const user = await findUser(shop.db, signedIn(request));
    if (!user) throw new DomainError('UNAUTHORIZED');
    return user;
  };
  const describe = async (user: UserRow): Promise<SecondFactor> => ({
    since: user.totp_confirmed_at?.toISOString() ?? null,
    is_required: needsSecondFactor(user.roles, shop.production),
    recovery_codes_left: await countRecoveryCodes(shop.db, user.id),
  });
  const proved = async (request: FastifyRequest, proof: SecondFactorProof): Promise<UserRow> => {
    const user = await userOf(request);
    if (!user.totp_confirmed_at) throw new DomainError('SECOND_FACTOR_OFF');
    await checkProof(shop, request.ip, user, proof);
    return user;
  };
  const issueCodes = async (request: FastifyRequest, { id }: UserRow, kind: 'appOn' | 'codesRenewed') =>
    transact(shop.db, async trx => {
      await lockUser(trx, id);
      await reportSecurityChange(trx, id, { kind }, changeIn(shop, request));
      return { recovery_codes: await issueRecoveryCodes(trx, id) };
    });

  implement(app, 'getSecondFactor', async request => describe(await userOf(request)));

  implement(app, 'beginSecondFactor', limited, async request => beginSecondFactor(shop, await userOf(request)));

  implement(app, 'confirmSecondFactor', limited, async request => {
    const user = await userOf(request);
    if (user.totp_confirmed_at) throw new DomainError('SECOND_FACTOR_ON');
    await checkProof(shop, request.ip, user, request.body);
    const session = await sessionOf(shop, request);
    if (session) await markSecondFactor(shop.db, session.tokenHash);
    return issueCodes(request, user, 'appOn');
  });

  implement(app, 'renewRecoveryCodes', limited, async request =>
    issueCodes(request, await proved(request, request.body), 'codesRenewed'),
  );

  implement(app, 'endSecondFactor', limited, async request => {
    const user = await proved(request, request.body);
    if (needsSecondFactor(user.roles, shop.production)) throw new DomainError('FORBIDDEN');
    await transact(shop.db, async trx => {
      await removeSecondFactor(trx, user.id);
      await reportSecurityChange(trx, user.id, { kind: 'appOff' }, changeIn(shop, request));
    });
    return describe(await userOf(request));
  });
};
