import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import { toolPage } from '../http/html';
import type { Routes } from '../http/implement';
import { act, labels, testCard } from './card-actions';
import { type ChargeRecord, findCharge, maskedNumber, notify } from './card-charges';
import { actionIn, buttonsOf, sendMissing, sumLine } from './pages';
import { moveRecord, setRecordState } from './records.tables';

const rightCode = '1234';

const cardForm = `<form method="post"><p><label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" value="${testCard.number}"></label></p>
<p><label>Name on the card <input name="holder" autocomplete="cc-name" value="${testCard.holder}"></label></p>
<p><button name="step" value="card">Go on to 3-D Secure</button></p></form>`;

const codeForm = `<form method="post"><p><label>Code of 3-D Secure (${rightCode} is right) <input name="code" inputmode="numeric" autocomplete="one-time-code"></label></p>
<p><button name="step" value="code">Confirm</button></p></form>`;

const pageOf = ({ body, state }: ChargeRecord, step: string): string => {
  const open = state === 'SENT' || state === 'PENDING';
  return toolPage(
    step === 'code' ? 'Sandbox bank: 3-D Secure' : 'Sandbox bank: card',
    `${sumLine('Transaction', body.transactionId, Number(body.amount))}
<p>State: <strong id="state">${state}</strong>${body.wrongCodes ? `, wrong codes: ${body.wrongCodes}` : ''}</p>
${open ? (step === 'code' ? codeForm : cardForm) : ''}
<form method="post"><p>${buttonsOf(labels)}</p></form><p><a href="${escapeUTF8(body.callback)}">Back to the shop</a></p>`,
  );
};

const formBody = z.object({
  step: z.enum(['card', 'code']).optional(),
  number: z
    .string()
    .regex(/^\d{12,19}$/)
    .optional(),
  holder: z.string().max(60).optional(),
  code: z.string().max(10).optional(),
  action: actionIn(labels).optional(),
});

/** The bank's own page for a card, with 3-D Secure, and the buttons for the tester's decision. */
export const cardPages: Routes = (app, shop) => {
  const params = z.object({ language: z.enum(['mn', 'en']), invoice: z.string().max(60) });

  app.get(
    '/card/payment/:language/:invoice',
    { schema: { params, querystring: z.object({ step: z.string().max(10).optional() }) } },
    async (request, reply) => {
      const charge = await findCharge(shop.db, request.params.invoice);
      if (!charge) return sendMissing(reply, 'charge');
      return reply.type('text/html').send(pageOf(charge, request.query.step ?? 'card'));
    },
  );

  app.post('/card/payment/:language/:invoice', { schema: { params, body: formBody } }, async (request, reply) => {
    const charge = await findCharge(shop.db, request.params.invoice);
    if (!charge) return sendMissing(reply, 'charge');
    const { step, number, holder = testCard.holder, code } = request.body;
    const here = request.url.split('?')[0] ?? request.url;
    if (step === 'card') {
      const digits = number ?? testCard.number;
      const card = { cardNumber: maskedNumber(digits), cardHolder: holder };
      await moveRecord(shop.db, { emulator: 'card', id: charge.id }, ['SENT'], 'SENT', { ...charge.body, ...card });
      return reply.redirect(`${here}?step=code`, 303);
    }
    const action = request.body.action ?? (code === rightCode ? 'approve' : 'wrong_code');
    const settled = await act(shop, action, charge);
    if (!settled) return reply.redirect(`${here}?step=code`, 303);
    if (action !== 'delay') await notify(settled);
    return reply.redirect(settled.callback, 303);
  });

  app.post(
    '/card/tokens/:token',
    {
      schema: {
        params: z.object({ token: z.string().max(100) }),
        body: z.object({ state: z.enum(['GOOD', 'EMPTY']) }),
      },
    },
    async (request, reply) => {
      await setRecordState(shop.db, 'card_token', request.params.token, request.body.state);
      return reply.redirect('/sandbox', 303);
    },
  );
};
