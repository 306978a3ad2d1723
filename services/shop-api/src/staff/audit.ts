import type { AuditSubject } from '@ortoo/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema';
import { isForStaff } from '../http/access.rules';
import { signedIn } from '../http/viewer';
import type { Shop } from '../shop';
import { insertAuditEntry } from './audit.tables';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A request with a body that changes nothing, such as a preview: there is nothing to audit. */
    changesNothing?: boolean;
  }
  interface FastifyInstance {
    auditClock: Shop['clock'];
  }
  interface FastifyRequest {
    /** It has written an audit entry. */
    isAudited: boolean;
  }
}

/** The request of a member of staff, by which a change is audited. */
export type StaffRequest = Pick<FastifyRequest, 'id' | 'viewer' | 'routeOptions' | 'server' | 'isAudited'>;

/** A change by a member of staff. */
type AuditEntry = {
  subject: AuditSubject;
  id: number | string;
  reason?: string | null | undefined;
} & (
  | {
      /** The fields that the change is about, as they were; null when there was nothing. */
      before: object | null;
      /** The same fields afterwards. */
      after: object;
    }
  /** There is nothing any more. */
  | { before: object; after: null }
);

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/**
 * Records a change in its transaction. The action is the name of the endpoint. A request without effect, such as a
 * repeated one, is recorded with the same state before and after.
 */
export const audit = async (
  trx: Db,
  request: StaffRequest,
  { subject, id, before, after, reason }: AuditEntry,
): Promise<void> => {
  if (!trx.isTransaction) throw new Error('audit() belongs in the transaction of the change');
  const { method, url = '', config } = request.routeOptions;
  await insertAuditEntry(trx, {
    at: request.server.auditClock(),
    user_id: signedIn(request),
    action: config.endpoint ?? `${String(method)} ${url}`,
    subject,
    subject_id: String(id),
    before: json(before),
    after: json(after),
    reason: reason || null,
    request_id: request.id,
  });
  request.isAudited = true;
};

/**
 * Makes sure that every change by staff is audited: one that is not is logged; in a test it is an internal error, so
 * that the test fails.
 */
export const requireAudit = (app: FastifyInstance, { clock, isStrict }: Pick<Shop, 'clock' | 'isStrict'>): void => {
  app.decorate('auditClock', clock);
  app.decorateRequest('isAudited', false);
  app.addHook('onSend', async (request, reply) => {
    const { access, changesNothing } = request.routeOptions.config;
    const isChange =
      !changesNothing &&
      access !== undefined &&
      isForStaff(access) &&
      request.method !== 'GET' &&
      reply.statusCode < 300;
    if (!isChange || request.isAudited || reply.hasHeader('idempotency-replayed')) return;
    const unaudited = `${request.method} ${request.routeOptions.url ?? ''} has written no audit entry`;
    request.log.error(unaudited);
    if (isStrict) throw new Error(unaudited);
  });
};
