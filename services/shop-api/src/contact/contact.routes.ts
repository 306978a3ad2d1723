import type { ContactMessage } from '@ortoo/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { transact } from '../db/changes';
import { localPath } from '../http/local-path.rules';
import { maybeTime, time } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { visitorOf } from '../http/request-limits';
import { signedIn } from '../http/viewer';
import { audit } from '../staff/api';
import { type ContactRow, findContactForm, listContactForms, markHandled } from './contact-forms.tables';
import { issueToken, releaseContactForm, sendContactForm } from './contact';

const serializeMessage = ({ user_id: _, handled_by: __, site: ___, ...row }: ContactRow): ContactMessage => ({
  ...row,
  created_at: time(row.created_at),
  handled_at: maybeTime(row.handled_at),
});

const auditedOf = ({ handled_at, handled_by }: ContactRow) => ({ handled_at, handled_by });

/** A browser without script has sent the form itself, and shows the page that we name. */
const isPlain = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

const backTo = (request: FastifyRequest, reply: FastifyReply, outcome: string): FastifyReply => {
  const { return_to } = (request.body ?? {}) as { return_to?: unknown };
  const path = localPath(typeof return_to === 'string' ? return_to : '/pages/contact').replace(/[?#].*$/, '');
  return reply.redirect(`${path}?contact=${outcome}#contact-form`, 303);
};

const codeOf = (error: FastifyError | DomainError): string => (error instanceof DomainError ? error.code : 'INVALID');

const seldom = { rateLimit: { max: 30, timeWindow: '1 hour' } };

export const contactRoutes: Routes = (app, shop) => {
  const fail = app.errorHandler;
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    isPlain(request) && request.method === 'POST' ? backTo(request, reply, codeOf(error)) : fail(error, request, reply),
  );

  implement(app, 'getContactToken', async () => ({ token: await issueToken(shop) }));

  implement(app, 'sendContactForm', { ...seldom, plainForm: true }, async (request, reply) => {
    const { body, viewer, site, locale } = request;
    const sender = { userId: viewer.user?.id ?? null, visitor: visitorOf(request), site: site.code, locale };
    const sent = await sendContactForm(shop, body, sender);
    if (isPlain(request)) await backTo(request, reply, sent.copied ? 'copied' : 'sent');
    return sent;
  });

  implement(app, 'listContactForms', async ({ query }) => {
    const { rows, paging } = await listContactForms(shop.db, query);
    return { ...paging, contact_forms: rows.map(serializeMessage) };
  });

  implement(app, 'handleContactForm', async request => {
    const { id } = request.params;
    return transact(shop.db, async trx => {
      const before = await findContactForm(trx, id);
      await markHandled(trx, id, signedIn(request), shop.clock());
      const after = await findContactForm(trx, id);
      if (!before || !after) throw new DomainError('NOT_FOUND');
      await audit(trx, request, { subject: 'contact_form', id, before: auditedOf(before), after: auditedOf(after) });
      return serializeMessage(after);
    });
  });

  implement(app, 'releaseContactForm', async request => {
    const { id } = request.params;
    return transact(shop.db, async trx => {
      const before = await findContactForm(trx, id);
      const after = await releaseContactForm(shop, trx, id);
      if (!before || !after) throw new DomainError('NOT_FOUND');
      const change = { before: { held_for: before.held_for }, after: { held_for: null } };
      await audit(trx, request, { subject: 'contact_form', id, ...change });
      return serializeMessage(after);
    });
  });
};
