import type { UserSession } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { endAllAccess } from './end-access';
import { isAlive } from './session.rules';
import { sessionOf } from './session-from-cookie';
import { deleteSessionOf, findSessionsOf, type SessionRow } from './sessions.tables';

const serializeSession = (row: SessionRow, current: string | undefined): UserSession => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  address: row.address,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
  is_current: row.token_hash === current,
});

/** The list of where a user is signed in, and its end. */
export const sessionsRoutes: Routes = (app, shop) => {
  const currentOf = async (request: FastifyRequest) => (await sessionOf(shop, request))?.tokenHash;

  const list = async (userId: number, current: string | undefined) => {
    const rows = await findSessionsOf(shop.db, userId);
    const sessions = rows
      .filter(row => isAlive(row, shop.clock()))
      .map(row => serializeSession(row, current))
      .sort((one, other) => Number(other.is_current) - Number(one.is_current));
    return { sessions };
  };

  implement(app, 'listSessions', async request => list(signedIn(request), await currentOf(request)));

  implement(app, 'endSession', async request => {
    if (!(await deleteSessionOf(shop.db, signedIn(request), request.params.id))) throw new DomainError('NOT_FOUND');
  });

  implement(app, 'endOtherSessions', async request => {
    const except = await currentOf(request);
    await transact(shop.db, trx => endAllAccess(trx, signedIn(request), { now: shop.clock(), except }));
    return list(signedIn(request), except);
  });
};
