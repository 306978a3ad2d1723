import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Routes } from '../http/implement';
import { checksum, sameChecksum } from '../providers/checksum.rules';
import {
  type CardCharge,
  decide,
  findByTransaction,
  findCharge,
  inquiryOf,
  outcomes,
  sandboxCardAccount,
} from './card-charges';
import { requireKey } from './merchants';
import { findRecord, saveRecord, moveRecord } from './records.tables';
import { goesDown } from './switches';

const amount = z.string().regex(/^\d{1,12}$/);
const signed = { transactionId: z.string().min(1).max(15), checksum: z.string() };
const invoiceBody = z.object({
  ...signed,
  amount,
  callback: z.url(),
  returnType: z.enum(['GET', 'POST', 'MOBILE']),
  genToken: z.enum(['Y', 'N']),
});
const payBody = z.object({ ...signed, amount, invoice: z.string(), token: z.string() });

const isSigned = (received: string, ...parts: string[]): boolean =>
  sameChecksum(received, checksum(sandboxCardAccount.secret, ...parts));

const reject = (reply: FastifyReply, message: string) =>
  reply.status(400).send({ status: 400, error: 'Bad Request', message });

/** The e-commerce interface of the bank as far as we use it, with its quirks: amounts as strings, everything signed. */
export const cardEmulator: Routes = (app, shop) => {
  goesDown(app, shop, 'card');
  requireKey(app, sandboxCardAccount.token, { status: 401, error: 'Unauthorized' });

  app.post('/invoice', { schema: { body: invoiceBody } }, async ({ body }, reply) => {
    const { transactionId, callback, genToken } = body;
    if (!isSigned(body.checksum, transactionId, body.amount, body.returnType, callback))
      return reject(reply, 'Invalid checksum');
    const invoice = randomUUID();
    const now = shop.clock();
    const transaction = { emulator: 'card_transaction', id: transactionId, state: 'KNOWN', body: { invoice }, now };
    if (!(await saveRecord(shop.db, transaction))) return reject(reply, 'Duplicate transactionId');
    const charge: CardCharge = {
      transactionId,
      amount: body.amount,
      taken: body.amount,
      callback,
      savesCard: genToken === 'Y',
      errorCode: '',
      cardNumber: '',
      cardHolder: '',
      token: '',
      wrongCodes: 0,
    };
    await saveRecord(shop.db, { emulator: 'card', id: invoice, state: 'SENT', body: charge, now });
    return { invoice, transactionId, checksum: checksum(sandboxCardAccount.secret, invoice, transactionId) };
  });

  app.post('/inquiry', { schema: { body: z.object(signed) } }, async ({ body }, reply) => {
    const { transactionId } = body;
    if (!isSigned(body.checksum, transactionId, transactionId)) return reject(reply, 'Invalid checksum');
    const charge = await findByTransaction(shop.db, transactionId);
    return charge ? inquiryOf(charge) : reply.status(404).send({ status: 404, error: 'Not Found' });
  });

  app.post('/pay', { schema: { body: payBody } }, async ({ body }, reply) => {
    if (!isSigned(body.checksum, body.amount, body.transactionId, body.token)) return reject(reply, 'Invalid checksum');
    const charge = await findCharge(shop.db, body.invoice);
    if (charge?.body.transactionId !== body.transactionId) return reject(reply, 'Unknown invoice');
    const saved = await findRecord<{ number: string; holder: string }>(shop.db, 'card_token', body.token);
    if (!saved) return reject(reply, 'Unknown token');
    const errorCode = saved.state === 'GOOD' ? outcomes.approved : outcomes.insufficient;
    const state = saved.state === 'GOOD' ? 'PAID' : 'FAILED';
    const settled = await decide(shop, charge, { state, errorCode, card: saved.body });
    return settled ? { amount: settled.taken, errorCode, transactionId: body.transactionId } : reject(reply, 'Settled');
  });

  app.post('/refund', { schema: { body: z.object({ ...signed, amount }) } }, async ({ body }, reply) => {
    if (!isSigned(body.checksum, body.transactionId, body.amount)) return reject(reply, 'Invalid checksum');
    const charge = await findByTransaction(shop.db, body.transactionId);
    if (charge) await moveRecord(shop.db, { emulator: 'card', id: charge.id }, ['PAID'], 'REFUNDED');
    return {};
  });
};
