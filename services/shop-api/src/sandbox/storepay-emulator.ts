import { formatMoney } from '@ortoo/i18n';
import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import type { Routes } from '../http/implement';
import { randomDigits } from '../http/tokens';
import { requireToken } from './merchants';
import { actionIn, buttonsOf, callShop, sendMissing, sendPage } from './pages';
import { findRecord, saveRecord, latestRecords, moveRecord, type SandboxRecord } from './records.tables';
import { goesDown } from './switches';

export const sandboxStorepayAccount = {
  username: 'SANDBOX',
  password: 'SANDBOX',
  appUsername: 'merchantapp',
  appPassword: 'SANDBOX',
  storeId: '1',
};

interface Loan {
  requestId: string;
  mobileNumber: string;
  amount: number;
  description: string;
  callbackUrl: string;
}

const loanBody = z.object({
  storeId: z.literal(sandboxStorepayAccount.storeId),
  mobileNumber: z.string().regex(/^\d{8}$/),
  description: z.string().max(255),
  amount: z.number().int().positive(),
  callbackUrl: z.url(),
  requestId: z.string().max(45),
});
const params = z.object({ id: z.string().max(20) });
const answer = (status: string, value: unknown) => ({ value, data: {}, msgList: [], attrs: {}, status });

/** The lender's merchant interface as far as we use it. */
export const storepayEmulator: Routes = (app, shop) => {
  goesDown(app, shop, 'storepay');
  const { appUsername, appPassword, username, password } = sandboxStorepayAccount;
  const merchant = { path: '/oauth/token', username: appUsername, password: appPassword };
  const issueToken = requireToken(app, merchant, { error: 'unauthorized' });

  const login = z.object({
    grant_type: z.literal('password'),
    username: z.literal(username),
    password: z.literal(password),
  });
  app.post('/merchant-uaa/oauth/token', { schema: { body: login } }, async () => {
    const access_token = issueToken();
    return { access_token, token_type: 'bearer', expires_in: 3600, scope: 'all' };
  });

  app.post('/merchant/loan', { schema: { body: loanBody } }, async ({ body }) => {
    const id = randomDigits(7);
    await saveRecord(shop.db, { emulator: 'loan', id, state: 'PENDING', body, now: shop.clock() });
    return answer('Success', Number(id));
  });

  app.get('/merchant/loan/check/:id', { schema: { params } }, async ({ params: { id } }) => {
    const loan = await findRecord<Loan>(shop.db, 'loan', id);
    return answer(!loan || loan.state === 'REFUSED' ? 'Failed' : 'Success', loan?.state === 'APPROVED');
  });
};

const labels = { approve: 'Approve', refuse: 'Refuse', repeat: 'Call the shop again' };

const row = ({ id, state, body }: SandboxRecord<Loan>): string =>
  `<tr><td>${escapeUTF8(body.description)}<br>${body.mobileNumber}</td><td>${formatMoney(body.amount, 'en')}</td>
<td>${state}</td><td><form method="post" action="/sandbox/loans/${id}">${buttonsOf(labels)}</form></td></tr>`;

/** The lender's page: an application waits there for the tester's decision. */
export const storepayPages: Routes = (app, shop) => {
  app.get('/loans', async (_request, reply) => {
    const rows = (await latestRecords<Loan>(shop.db, 'loan')).map(row).join('');
    return sendPage(reply, 'Sandbox lender', `<table><tbody>${rows}</tbody></table>`);
  });

  app.get('/loans.json', async () => ({ loans: await latestRecords<Loan>(shop.db, 'loan') }));

  app.post(
    '/loans/:id',
    { schema: { params, body: z.object({ action: actionIn(labels) }) } },
    async (request, reply) => {
      const loan = await findRecord<Loan>(shop.db, 'loan', request.params.id);
      if (!loan) return sendMissing(reply, 'loan');
      const key = { emulator: 'loan', id: loan.id };
      const states = { approve: 'APPROVED', refuse: 'REFUSED' } as const;
      const { action } = request.body;
      if (action !== 'repeat') await moveRecord(shop.db, key, ['PENDING'], states[action]);
      await callShop(loan.body.callbackUrl);
      return reply.redirect('/sandbox/loans', 303);
    },
  );
};
