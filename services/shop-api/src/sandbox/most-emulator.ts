import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import type { Routes } from '../http/implement';
import { randomToken } from '../http/tokens';
import { requireKey } from './merchants';
import { actionIn, buttonsOf, callShop, sendMissing, sendPage, sumLine } from './pages';
import { findRecord, saveRecord, moveRecord, type SandboxRecord } from './records.tables';
import { goesDown } from './switches';

export const sandboxMostAccount = { key: 'SANDBOX' };

interface Purchase {
  orderNo: string;
  amount: number;
  callbackUrl: string;
  returnUrl: string;
  expiresAt: string;
  paidAmount: number;
  currency: string;
}

type PurchaseRecord = SandboxRecord<Purchase>;

const purchaseBody = z.object({
  orderNo: z.string().min(1).max(45),
  amount: z.number().int().positive(),
  currency: z.literal('MNT'),
  description: z.string().max(255),
  expiresAt: z.iso.datetime(),
  callbackUrl: z.url(),
  returnUrl: z.url(),
});
const params = z.object({ id: z.string().max(60) });

const statusOf = ({ state, body }: PurchaseRecord, now: Date) =>
  state === 'NEW' && new Date(body.expiresAt) <= now ? 'EXPIRED' : state;

/** The user's decision in the app; the tokens carry it, and only the merchant's confirmation applies it. */
const labels = {
  approve: 'Agree',
  insufficient: 'Not enough money',
  stale_tokens: 'Send tokens that are not good any more',
  lie: 'Agree to 1 ₮ less',
  other_currency: 'Pay in USD',
  expire: 'Let expire',
  repeat: 'Call the shop again',
};
type Action = keyof typeof labels;

const paid = (action: Action, { amount }: Purchase) => ({
  paidAmount: action === 'lie' ? amount - 1 : amount,
  currency: action === 'other_currency' ? 'USD' : 'MNT',
});

/** The merchant interface of the in-app wallet. */
export const mostEmulator: Routes = (app, shop) => {
  goesDown(app, shop, 'most');
  requireKey(app, sandboxMostAccount.key, { error: 'UNAUTHORIZED' });
  const find = (id: string) => findRecord<Purchase>(shop.db, 'most', id);

  app.post('/invoices', { schema: { body: purchaseBody } }, async ({ body }) => {
    const id = randomUUID();
    const purchase = { ...body, paidAmount: 0 };
    await saveRecord(shop.db, { emulator: 'most', id, state: 'NEW', body: purchase, now: shop.clock() });
    return { invoiceId: id, deeplink: `${shop.origin()}/sandbox/most/${id}` };
  });

  app.get('/invoices/:id', { schema: { params } }, async (request, reply) => {
    const record = await find(request.params.id);
    if (!record) return reply.status(404).send({ error: 'NOT_FOUND' });
    const { paidAmount, currency } = record.body;
    return { invoiceId: record.id, status: statusOf(record, shop.clock()), paidAmount, currency };
  });

  app.post(
    '/invoices/:id/confirm',
    { schema: { params, body: z.object({ custtkn: z.string(), txntkn: z.string() }) } },
    async (request, reply) => {
      const { custtkn, txntkn } = request.body;
      const record = await find(request.params.id);
      const tokens = await findRecord<{ invoice: string; custtkn: string; action: Action }>(
        shop.db,
        'most_token',
        txntkn,
      );
      const fits = tokens?.body.invoice === record?.id && tokens?.body.custtkn === custtkn;
      if (!record || !tokens || !fits || statusOf(record, shop.clock()) !== 'NEW')
        return reply.status(400).send({ error: 'TOKEN_INVALID' });
      const { action } = tokens.body;
      const key = { emulator: 'most', id: record.id };
      if (action === 'insufficient') await moveRecord(shop.db, key, ['NEW'], 'FAILED');
      else await moveRecord(shop.db, key, ['NEW'], 'PAID', { ...record.body, ...paid(action, record.body) });
      return {};
    },
  );

  app.delete('/invoices/:id', { schema: { params } }, async request => {
    await moveRecord(shop.db, { emulator: 'most', id: request.params.id }, ['NEW'], 'EXPIRED');
    return {};
  });

  app.post('/invoices/:id/refund', { schema: { params } }, async request => {
    await moveRecord(shop.db, { emulator: 'most', id: request.params.id }, ['PAID'], 'REFUNDED');
    return {};
  });
};

/** The app's own screen, where its user agrees or not. */
export const mostPages: Routes = (app, shop) => {
  app.get('/most/:id', { schema: { params } }, async (request, reply) => {
    const record = await findRecord<Purchase>(shop.db, 'most', request.params.id);
    if (!record) return sendMissing(reply, 'purchase');
    const { orderNo, amount, returnUrl } = record.body;
    return sendPage(
      reply,
      'Sandbox app wallet',
      `${sumLine('Purchase', orderNo, amount)}
<p>State: <strong id="state">${statusOf(record, shop.clock())}</strong></p><form method="post">${buttonsOf(labels)}</form>
<p><a href="${escapeUTF8(returnUrl)}">Back to the shop</a></p>`,
    );
  });

  app.post(
    '/most/:id',
    { schema: { params, body: z.object({ action: actionIn(labels) }) } },
    async (request, reply) => {
      const record = await findRecord<Purchase>(shop.db, 'most', request.params.id);
      if (!record) return sendMissing(reply, 'purchase');
      const { action } = request.body;
      const { callbackUrl, returnUrl } = record.body;
      if (action === 'repeat' || action === 'expire') {
        if (action === 'expire') await moveRecord(shop.db, { emulator: 'most', id: record.id }, ['NEW'], 'EXPIRED');
        await callShop(callbackUrl);
        return reply.redirect(returnUrl, 303);
      }
      const [custtkn, txntkn] = [randomToken(), randomToken()];
      const body = { invoice: action === 'stale_tokens' ? '' : record.id, custtkn, action };
      await saveRecord(shop.db, { emulator: 'most_token', id: txntkn, state: 'GIVEN', body, now: shop.clock() });
      const back = new URL(returnUrl);
      back.searchParams.set('custtkn', custtkn);
      back.searchParams.set('txntkn', txntkn);
      return reply.redirect(back.href, 303);
    },
  );
};
