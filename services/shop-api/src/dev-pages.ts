import type { FastifyPluginAsync } from 'fastify';
import { escapeUTF8 } from 'entities/escape';
import { findAttachment, latestMessages } from './db/outbox.tables';
import { deliverable } from './emails/api';
import { toolPage } from './http/html';
import { findFaults } from './money/api';
import { rejectBadValues } from './sandbox/bad-values';
import type { Shop } from './shop';
import { attachmentBytes } from './tickets/api';

const shown = 200;

const headerLine = ([name, value]: [string, string]): string => `<p><code>${name}: ${escapeUTF8(value)}</code></p>`;

const linkOf = ({ id, name }: { id: number; name: string }): string =>
  `<p><a href="/dev/outbox/attachments/${id}">${escapeUTF8(name)}</a></p>`;

/** SMS and emails that the shop would have sent, and the balance of its books, for developers and tests. */
export const devPages: FastifyPluginAsync<{ shop: Shop }> = async (app, { shop }) => {
  if (shop.production) throw new Error('Development pages do not run in production');
  rejectBadValues(app);

  const messages = async () => (await latestMessages(shop.db, shown)).map(message => deliverable(shop, message));

  app.get('/books.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { faults: await findFaults(shop.db) };
  });

  app.get('/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { messages: await messages() };
  });

  app.get<{ Params: { id: string } }>('/outbox/attachments/:id', async (request, reply) => {
    const found = await findAttachment(shop.db, Number(request.params.id) || 0);
    if (!found) return reply.status(404).type('text/html').send(toolPage('No such attachment', ''));
    return reply.type(found.content_type).send(await attachmentBytes(shop, found));
  });

  app.get<{ Params: { id: string } }>('/outbox/:id/message.html', async (request, reply) => {
    const message = (await messages()).find(({ id }) => id === Number(request.params.id));
    if (!message?.html) return reply.status(404).type('text/html').send(toolPage('No such message', ''));
    return reply.type('text/html').send(message.html);
  });

  app.get('/outbox', async (_request, reply) => {
    const rows = (await messages()).map(
      ({
        id,
        kind,
        recipient,
        subject,
        body,
        created_at,
        attachments,
        html,
        headers,
      }) => `<tr><td>${kind}</td><td>${escapeUTF8(recipient)}</td>
<td><strong>${escapeUTF8(subject)}</strong><pre>${escapeUTF8(body)}</pre>${Object.entries(headers).map(headerLine).join('')}${html === null ? '' : `<p><a href="/dev/outbox/${id}/message.html">HTML</a></p>`}${attachments.map(linkOf).join('')}</td><td>${created_at.toISOString()}</td></tr>`,
    );
    const head = '<thead><tr><th>Kind</th><th>To</th><th>Message</th><th>At</th></tr></thead>';
    return reply.type('text/html').send(toolPage('Outbox', `<table>${head}<tbody>${rows.join('')}</tbody></table>`));
  });
};
