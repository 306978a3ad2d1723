import { formatMoney } from '@ortoo/i18n';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import { toolPage } from '../http/html';
import type { Shop } from '../shop';
import { act, type Action, actions, testCard } from './card-actions';
import { type ChargeRecord, findCharge, notify } from './card-charges';
import { moveRecord, setRecordState } from './records.tables';

const labels: Record<Action, string> = {
  approve: 'Confirm with the right code',
  wrong_code: 'Give a wrong code',
  decline: 'Bank declines',
  insufficient: 'Not enough money',
  delay: 'Leave it pending',
  expire: 'Let expire',
  lie: 'Take 1 ₮ less and tell of the whole sum',
  repeat: 'Send the notification again',
};

const rightCode = '1234';

const cardForm = `<form method="post"><p><label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" value="${testCard.number}"></label></p>
<p><label>Name on the card <input name="holder" autocomplete="cc-name" value="${testCard.holder}"></label></p>
<p><button name="step" value="card">Go on to 3-D Secure</button></p></form>`;

const codeForm = `<form method="post"><p><label>Code of 3-D Secure (${rightCode} is right) <input name="code" inputmode="numeric" autocomplete="one-time-code"></label></p>
<p><button name="step" value="code">Confirm</button></p></form>`;

const pageOf = ({ body, state }: ChargeRecord, step: string): string => {
  const open = state === 'SENT' || state === 'PENDING';
  const buttons = actions.map(action => `<button name="action" value="${action}">${labels[action]}</button>`).join('');
  return toolPage(
    step === 'code' ? 'Sandbox bank: 3-D Secure' : 'Sandbox bank: card',
    `<p>Transaction <strong>${escapeUTF8(body.transactionId)}</strong>: <strong>${formatMoney(Number(body.amount), 'en')}</strong></p>
<p>State: <strong id="state">${state}</strong>${body.wrongCodes ? `, wrong codes: ${body.wrongCodes}` : ''}</p>
${open ? (step === 'code' ? codeForm : cardForm) : ''}
<form method="post"><p>${buttons}</p></form><p><a href="${escapeUTF8(body.callback)}">Back to the shop</a></p>`,
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
  action: z.enum(actions).optional(),
});

/** The bank's own page for a card, with 3-D Secure, and the buttons for the tester's decision. */
export const cardPages =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    const params = z.object({ language: z.enum(['mn', 'en']), invoice: z.string().max(60) });

    app.get(
      '/card/payment/:language/:invoice',
      { schema: { params, querystring: z.object({ step: z.string().max(10).optional() }) } },
      async (request, reply) => {
        const charge = await findCharge(shop.db, request.params.invoice);
        if (!charge) return reply.status(404).type('text/html').send(toolPage('No such charge', ''));
        return reply.type('text/html').send(pageOf(charge, request.query.step ?? 'card'));
      },
    );

    app.post('/card/payment/:language/:invoice', { schema: { params, body: formBody } }, async (request, reply) => {
      const charge = await findCharge(shop.db, request.params.invoice);
      if (!charge) return reply.status(404).type('text/html').send(toolPage('No such charge', ''));
      const { step, number, holder = testCard.holder, code } = request.body;
      const here = request.url.split('?')[0] ?? request.url;
      if (step === 'card') {
        const digits = number ?? testCard.number;
        const card = { cardNumber: `${digits.slice(0, 6)}******${digits.slice(-4)}`, cardHolder: holder };
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
