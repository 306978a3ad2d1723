import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Routes } from '../http/implement';
import { randomToken } from '../http/tokens';
import { requireToken } from './merchants';
import { goesDown } from './switches';
import { findInvoice, insertInvoice, refundInvoice, type SandboxInvoice, settleInvoice } from './invoices.tables';

export const sandboxMerchant = { username: 'SANDBOX', password: 'SANDBOX', invoiceCode: 'SANDBOX_INVOICE' };

const invoiceBody = z.object({
  invoice_code: z.string(),
  sender_invoice_no: z.string().min(1).max(45),
  invoice_receiver_code: z.string(),
  invoice_description: z.string().max(255),
  amount: z.coerce.number().int().positive(),
  callback_url: z.url(),
  expiry_date: z.iso.datetime().optional(),
});
const checkBody = z.object({ object_type: z.literal('INVOICE'), object_id: z.string().max(60) });
const idParams = z.object({ id: z.string().max(60) });

/** Any access closes an open invoice that has expired. */
export const stateOf = (invoice: SandboxInvoice, now: Date): SandboxInvoice['state'] =>
  invoice.state === 'OPEN' && invoice.expires_at <= now ? 'CLOSED' : invoice.state;

const rowsOf = (invoice: SandboxInvoice) => {
  if (invoice.state !== 'PAID' && invoice.state !== 'FAILED') return [];
  const payment_amount = String(invoice.state === 'PAID' ? invoice.paid_amount : 0);
  const payment_status = invoice.state;
  return [
    {
      payment_id: invoice.id,
      payment_status,
      payment_amount,
      payment_currency: invoice.paid_currency,
      payment_wallet: 'Sandbox',
    },
  ];
};

/**
 * The merchant interface of the payment network as far as we use it, with its quirks: numbers as strings, absolute
 * expiry.
 */
export const qpayEmulator: Routes = (app, shop) => {
  goesDown(app, shop, 'qpay');
  const rejection = { error: 'NO_CREDENDIALS', message: 'Unauthorized' };
  const issueToken = requireToken(app, { path: '/auth/token', ...sandboxMerchant }, rejection);

  app.post('/auth/token', async () => {
    const expires_in = Math.floor(shop.clock().getTime() / 1000) + 86_400;
    return {
      token_type: 'bearer',
      access_token: issueToken(),
      refresh_token: randomToken(),
      expires_in,
      refresh_expires_in: expires_in,
    };
  });

  app.post('/invoice', { schema: { body: invoiceBody } }, async (request, reply) => {
    const { sender_invoice_no, amount, invoice_description: description, callback_url, expiry_date } = request.body;
    const id = randomUUID();
    const now = shop.clock();
    const expires_at = expiry_date ? new Date(expiry_date) : new Date(now.getTime() + 86_400_000);
    const made = await insertInvoice(shop.db, {
      id,
      sender_invoice_no,
      amount,
      description,
      callback_url,
      now,
      expires_at,
    });
    if (!made)
      return reply.status(400).send({ error: 'INVOICE_CODE_REGISTERED', message: 'Duplicate sender_invoice_no' });
    const link = `${shop.origin()}/sandbox/invoices/${id}`;
    return {
      invoice_id: id,
      qr_text: link,
      qr_image: '',
      qPay_shortUrl: link,
      urls: [{ name: 'Sandbox bank', description: 'Туршилтын банк', logo: null, link }],
    };
  });

  app.get('/invoice/:id', { schema: { params: idParams } }, async (request, reply) => {
    const invoice = await findInvoice(shop.db, request.params.id);
    if (!invoice) return reply.status(404).send({ error: 'INVOICE_NOTFOUND', message: 'Not found' });
    const state = stateOf(invoice, shop.clock());
    return {
      invoice_id: invoice.id,
      invoice_status: state === 'OPEN' ? 'OPEN' : 'CLOSED',
      total_amount: String(invoice.amount),
    };
  });

  app.delete('/invoice/:id', { schema: { params: idParams } }, async request => {
    await settleInvoice(shop.db, request.params.id, { state: 'CLOSED', now: shop.clock() });
    return {};
  });

  app.post('/payment/check', { schema: { body: checkBody } }, async request => {
    const invoice = await findInvoice(shop.db, request.body.object_id);
    const rows = invoice ? rowsOf(invoice) : [];
    return { count: String(rows.length), paid_amount: rows[0]?.payment_amount ?? '0', rows };
  });

  app.delete('/payment/refund/:id', { schema: { params: idParams } }, async request => {
    await refundInvoice(shop.db, request.params.id, shop.clock());
    return {};
  });
};
