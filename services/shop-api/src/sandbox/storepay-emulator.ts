import { formatMoney } from '@ortoo/i18n';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import { toolPage } from '../http/html';
import { randomDigits, randomToken } from '../http/tokens';
import type { Shop } from '../shop';
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
export const storepayEmulator =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    goesDown(app, shop, 'storepay');
    const tokens = new Set<string>();
    const { appUsername, appPassword, username, password } = sandboxStorepayAccount;
    const basic = `Basic ${Buffer.from(`${appUsername}:${appPassword}`).toString('base64')}`;
    app.addHook('onRequest', async (request, reply) => {
      const { authorization = '' } = request.headers;
      const isLogin = request.url.endsWith('/oauth/token');
      const known = isLogin ? authorization === basic : tokens.has(authorization.replace(/^Bearer /, ''));
      return known ? undefined : reply.status(401).send({ error: 'unauthorized' });
    });

    const login = z.object({
      grant_type: z.literal('password'),
      username: z.literal(username),
      password: z.literal(password),
    });
    app.post('/merchant-uaa/oauth/token', { schema: { body: login } }, async () => {
      const access_token = randomToken();
      tokens.add(access_token);
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

const row = ({ id, state, body }: SandboxRecord<Loan>): string => {
  const button = (action: string, label: string) => `<button name="action" value="${action}">${label}</button>`;
  return `<tr><td>${escapeUTF8(body.description)}<br>${body.mobileNumber}</td><td>${formatMoney(body.amount, 'en')}</td>
<td>${state}</td><td><form method="post" action="/sandbox/loans/${id}">${button('approve', 'Approve')}
${button('refuse', 'Refuse')}${button('repeat', 'Call the shop again')}</form></td></tr>`;
};

/** The lender's page: an application waits there for the tester's decision. */
export const storepayPages =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get('/loans', async (_request, reply) => {
      const rows = (await latestRecords<Loan>(shop.db, 'loan')).map(row).join('');
      return reply.type('text/html').send(toolPage('Sandbox lender', `<table><tbody>${rows}</tbody></table>`));
    });

    app.get('/loans.json', async () => ({ loans: await latestRecords<Loan>(shop.db, 'loan') }));

    app.post(
      '/loans/:id',
      { schema: { params, body: z.object({ action: z.enum(['approve', 'refuse', 'repeat']) }) } },
      async (request, reply) => {
        const loan = await findRecord<Loan>(shop.db, 'loan', request.params.id);
        if (!loan) return reply.status(404).type('text/html').send(toolPage('No such loan', ''));
        const key = { emulator: 'loan', id: loan.id };
        const states = { approve: 'APPROVED', refuse: 'REFUSED' } as const;
        const { action } = request.body;
        if (action !== 'repeat') await moveRecord(shop.db, key, ['PENDING'], states[action]);
        await fetch(loan.body.callbackUrl, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
        return reply.redirect('/sandbox/loans', 303);
      },
    );
  };
