import { formatMoney } from '@ortoo/i18n';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import { toolPage } from '../http/html';
import type { Shop } from '../shop';
import { findInvoice, latestInvoices, type SandboxInvoice, settleInvoice } from './invoices.tables';
import { stateOf } from './qpay-emulator';

const actions = ['approve', 'decline', 'expire', 'underpay', 'other_currency', 'repeat'] as const;
type Action = (typeof actions)[number];

const settlements: Record<
  Exclude<Action, 'repeat'>,
  (invoice: SandboxInvoice) => { state: SandboxInvoice['state']; amount?: number; currency?: string }
> = {
  approve: ({ amount }) => ({ state: 'PAID', amount }),
  decline: () => ({ state: 'FAILED' }),
  expire: () => ({ state: 'CLOSED' }),
  underpay: ({ amount }) => ({ state: 'PAID', amount: amount - 1 }),
  other_currency: ({ amount }) => ({ state: 'PAID', amount, currency: 'USD' }),
};

const labels: Record<Action, string> = {
  approve: 'Approve',
  decline: 'Decline',
  expire: 'Let expire',
  underpay: 'Pay 1 ₮ less',
  other_currency: 'Pay in USD',
  repeat: 'Call the shop again',
};

const invoicePage = (invoice: SandboxInvoice, now: Date): string => {
  const state = stateOf(invoice, now);
  const buttons = actions.map(action => `<button name="action" value="${action}">${labels[action]}</button>`).join('');
  return toolPage(
    'Sandbox bank',
    `<p>Invoice <strong>${escapeUTF8(invoice.sender_invoice_no)}</strong>: <strong>${formatMoney(invoice.amount, 'en')}</strong></p>
<p>State: <strong id="state">${state}</strong></p>
<form method="post">${buttons}</form><p><a href="../invoices">All invoices</a></p>`,
  );
};

const listPage = (invoices: readonly SandboxInvoice[], now: Date): string => {
  const row = (invoice: SandboxInvoice) =>
    `<tr><td><a href="/sandbox/invoices/${invoice.id}">${escapeUTF8(invoice.sender_invoice_no)}</a></td>
<td>${formatMoney(invoice.amount, 'en')}</td><td>${stateOf(invoice, now)}</td><td>${invoice.created_at.toISOString()}</td></tr>`;
  return toolPage(
    'Sandbox bank: invoices',
    `<table><thead><tr><th>Invoice</th><th>Amount</th><th>State</th><th>Made</th></tr></thead>
<tbody>${invoices.map(row).join('')}</tbody></table>`,
  );
};

/** Pages of the QR network's invoices. */
export const qpayPages =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    const params = z.object({ id: z.string().max(60) });

    app.get('/invoices', async (_request, reply) =>
      reply.type('text/html').send(listPage(await latestInvoices(shop.db), shop.clock())),
    );

    app.get('/invoices/:id', { schema: { params } }, async (request, reply) => {
      const invoice = await findInvoice(shop.db, request.params.id);
      if (!invoice) return reply.status(404).type('text/html').send(toolPage('No such invoice', ''));
      return reply.type('text/html').send(invoicePage(invoice, shop.clock()));
    });

    app.post(
      '/invoices/:id',
      { schema: { params, body: z.object({ action: z.enum(actions) }) } },
      async (request, reply) => {
        const invoice = await findInvoice(shop.db, request.params.id);
        if (!invoice) return reply.status(404).type('text/html').send(toolPage('No such invoice', ''));
        const now = shop.clock();
        const { action } = request.body;
        const settled =
          action === 'repeat' || (await settleInvoice(shop.db, invoice.id, { ...settlements[action](invoice), now }));
        // Like the real network: a bare call of the address, with the response ignored.
        if (settled) await fetch(invoice.callback_url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
        return reply.redirect(`/sandbox/invoices/${invoice.id}`, 303);
      },
    );
  };
