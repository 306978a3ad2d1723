import { randomUUID } from 'node:crypto';
import { formatMoney } from '@ortoo/i18n';
import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import type { Routes } from '../http/implement';
import type { StatementEntry } from '../providers/bank-statement';
import { requireKey } from './merchants';
import { sendPage } from './pages';
import { saveRecord, latestRecords } from './records.tables';
import { goesDown } from './switches';

export const sandboxBankAccount = {
  token: 'SANDBOX',
  bank: 'Туршилтын банк',
  bankEnglish: 'Sandbox bank',
  accountName: 'Ортоо ХХК',
  iban: 'MN480005005123456789',
};

const transferBody = z.object({
  amount: z.coerce.number().int().positive(),
  remittance: z.string().max(500).default(''),
  currency: z.enum(['MNT', 'USD']).default('MNT'),
  payer: z.string().max(200).default('Б.Болд'),
  /** Booking time at the bank; now when absent. */
  booked_at: z.iso.datetime({ offset: true }).optional(),
});

/** The statement of our account. */
export const bankEmulator: Routes = (app, shop) => {
  goesDown(app, shop, 'bank');
  requireKey(app, sandboxBankAccount.token, { error: 'unauthorized' });

  app.get(
    '/accounts/:iban/statement',
    {
      schema: {
        params: z.object({ iban: z.literal(sandboxBankAccount.iban) }),
        querystring: z.object({ from: z.iso.datetime() }),
      },
    },
    async ({ query }) => {
      const entries = (await latestRecords<StatementEntry>(shop.db, 'bank')).map(({ body }) => body);
      return { entries: entries.filter(({ booked_at }) => new Date(booked_at) >= new Date(query.from)).reverse() };
    },
  );
};

const form = `<form method="post"><p><label>Reference <input name="remittance"></label></p>
<p><label>Amount <input name="amount" inputmode="numeric"></label></p>
<p><label>Currency <select name="currency"><option>MNT</option><option>USD</option></select></label></p>
<p><button>Transfer</button></p></form>`;

/** Counter of the bank, where a tester transfers any amount with any text. */
export const bankPages: Routes = (app, shop) => {
  app.get('/bank', async (_request, reply) => {
    const rows = (await latestRecords<StatementEntry>(shop.db, 'bank')).map(
      ({ body }) => `<tr><td>${body.booked_at}</td><td>${escapeUTF8(body.remittance)}</td>
<td>${formatMoney(body.amount, 'en')} ${body.currency}</td></tr>`,
    );
    const table = `<table><tbody>${rows.join('')}</tbody></table>`;
    return sendPage(reply, 'Sandbox bank: transfers', `${form}${table}`);
  });

  app.post('/bank', { schema: { body: transferBody } }, async ({ body }, reply) => {
    const now = shop.clock();
    const id = randomUUID();
    const entry: StatementEntry = { id, payer_iban: null, ...body, booked_at: body.booked_at ?? now.toISOString() };
    await saveRecord(shop.db, { emulator: 'bank', id, state: 'BOOKED', body: entry, now });
    return reply.redirect('/sandbox/bank', 303);
  });
};
