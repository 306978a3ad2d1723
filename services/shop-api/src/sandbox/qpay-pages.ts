import { formatMoney } from '@ortoo/i18n';
import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import type { Routes } from '../http/implement';
import { findInvoice, latestInvoices, type SandboxInvoice, settleInvoice } from './invoices.tables';
import { actionIn, buttonsOf, callShop, sendMissing, sendPage, sumLine } from './pages';
import { stateOf } from './qpay-emulator';

const labels = {
  approve: 'Approve',
  decline: 'Decline',
  expire: 'Let expire',
  underpay: 'Pay 1 ₮ less',
  other_currency: 'Pay in USD',
  repeat: 'Call the shop again',
};
type Action = keyof typeof labels;

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

const invoicePage = (invoice: SandboxInvoice, now: Date): string =>
  `${sumLine('Invoice', invoice.sender_invoice_no, invoice.amount)}
<p>State: <strong id="state">${stateOf(invoice, now)}</strong></p>
<form method="post">${buttonsOf(labels)}</form><p><a href="../invoices">All invoices</a></p>`;

const listPage = (invoices: readonly SandboxInvoice[], now: Date): string => {
  const row = (invoice: SandboxInvoice) =>
    `<tr><td><a href="/sandbox/invoices/${invoice.id}">${escapeUTF8(invoice.sender_invoice_no)}</a></td>
<td>${formatMoney(invoice.amount, 'en')}</td><td>${stateOf(invoice, now)}</td><td>${invoice.created_at.toISOString()}</td></tr>`;
  return `<table><thead><tr><th>Invoice</th><th>Amount</th><th>State</th><th>Made</th></tr></thead>
<tbody>${invoices.map(row).join('')}</tbody></table>`;
};

/** Pages of the QR network's invoices. */
export const qpayPages: Routes = (app, shop) => {
  const params = z.object({ id: z.string().max(60) });

  app.get('/invoices', async (_request, reply) =>
    sendPage(reply, 'Sandbox bank: invoices', listPage(await latestInvoices(shop.db), shop.clock())),
  );

  app.get('/invoices/:id', { schema: { params } }, async (request, reply) => {
    const invoice = await findInvoice(shop.db, request.params.id);
    if (!invoice) return sendMissing(reply, 'invoice');
    return sendPage(reply, 'Sandbox bank', invoicePage(invoice, shop.clock()));
  });

  app.post(
    '/invoices/:id',
    { schema: { params, body: z.object({ action: actionIn(labels) }) } },
    async (request, reply) => {
      const invoice = await findInvoice(shop.db, request.params.id);
      if (!invoice) return sendMissing(reply, 'invoice');
      const now = shop.clock();
      const { action } = request.body;
      const settled =
        action === 'repeat' || (await settleInvoice(shop.db, invoice.id, { ...settlements[action](invoice), now }));
      if (settled) await callShop(invoice.callback_url);
      return reply.redirect(`/sandbox/invoices/${invoice.id}`, 303);
    },
  );
};
